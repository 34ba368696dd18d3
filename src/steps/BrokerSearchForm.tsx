import { useCallback, useRef, useState } from "react";
import { noPreference } from "../answers/noPreference";
import { BrokerChoice } from "../choosing/BrokerChoice";
import { BrokerSearchPanel } from "../choosing/BrokerSearchPanel";
import { brokerQueryOf } from "../choosing/brokerQueryOf";
import { OfficeKinds } from "../choosing/OfficeKinds";
import type { Draft } from "../draft/draft";
import { useDraft } from "../draft/useDraft";
import { StepForm } from "../form/StepForm";
import { useStepForm } from "../form/useStepForm";
import { useText } from "../i18n/useText";
import { CheckAnswers } from "../sending/CheckAnswers";
import { SendPanel } from "../sending/SendPanel";
import { useSend } from "../sending/useSend";
import { LoadingOverlay } from "../ui/LoadingOverlay";
import { Notice } from "../ui/Notice";
import { typeInto } from "../ui/typeInto";

/** Broker choice, then all answers to check, and sending. */
export function BrokerSearchForm() {
  const t = useText();
  const linked = useDraft(draft => draft.brokerContext);
  const answer = useDraft(({ answers }) => answers.brokerSearch?.broker);
  const label = useDraft(({ answers }) => answers.brokerSearch?.brokerLabel);
  const [openedAt] = useState(() => new Date().toISOString());
  const { send, busy, trouble } = useSend();
  const initial = (draft: Draft) => {
    const { place, radiusKm } = brokerQueryOf(draft);
    const { brokerContext } = draft;
    return {
      brokerPlace: place,
      radius: String(radiusKm),
      noticeShownAt: openedAt,
      ...(brokerContext && { broker: brokerContext.id, brokerLabel: brokerContext.name }),
    };
  };
  const form = useStepForm("brokerSearch", { onPass: send, searching: true, initial });
  const broker = answer ?? linked?.id ?? "";
  const brokerLabel = label ?? linked?.name;
  // A visitor from a broker's link sees only that broker until asking for others.
  const [others, setOthers] = useState(false);
  const showOthers = () => {
    setOthers(true);
    setTimeout(() => document.getElementById("brokerPlace")?.focus());
  };
  const radius = useRef<HTMLInputElement>(null);
  const showRadius = useCallback((km: number) => {
    if (radius.current) typeInto(radius.current, String(km));
  }, []);
  const alone = !others && linked !== null && broker === linked.id;
  return (
    <>
      <StepForm of={form} title="brokerSearch.title" lead="brokerSearch.lead" ownNext>
        <BrokerSearchPanel radiusRef={radius} hidden={alone} />
        <BrokerChoice
          {...form.field("broker")}
          onWidened={showRadius}
          onOthers={alone && showOthers}
        />
        <OfficeKinds />
        <CheckAnswers />
        <SendPanel
          broker={
            broker === noPreference ? null : broker ? String(brokerLabel || broker) : undefined
          }
          busy={busy || form.slow}
        />
        <Notice>{trouble && t(trouble)}</Notice>
      </StepForm>
      <LoadingOverlay open={busy} />
    </>
  );
}
