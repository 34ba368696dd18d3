import { useState } from "react";
import { noPreference } from "../answers/limits";
import type { BrokerManifest } from "../brokers/brokerManifest";
import type { Draft } from "../draft/draft";
import { useDraft } from "../draft/useDraft";
import { useText } from "../i18n/useText";
import { InfoAccordion } from "../ui/InfoAccordion";
import { LoadingOverlay } from "../ui/LoadingOverlay";
import { Notice } from "../ui/Notice";
import { BrokerChoice } from "./BrokerChoice";
import { BrokerSearchPanel } from "./BrokerSearchPanel";
import { brokerQueryOf } from "./brokerQueryOf";
import { CheckAnswers } from "./CheckAnswers";
import type { Messages } from "./messageKey";
import { SendPanel } from "./SendPanel";
import { StepForm } from "./StepForm";
import { useSend } from "./useSend";
import { useStepForm } from "./useStepForm";

const messages: Messages = {
  broker: { required: "brokerSearch.broker.required", broker: "brokerSearch.broker.broker" },
};

interface Props {
  manifest: BrokerManifest;
  placesUrl: string;
  build: string;
}

/** Step 4: which broker; below it all answers to check, and the act of sending. */
export function BrokerSearchForm({ manifest, placesUrl, build }: Props) {
  const t = useText();
  const linked = useDraft(draft => draft.brokerContext);
  const answer = useDraft(({ answers }) => answers.brokerSearch?.broker);
  const label = useDraft(({ answers }) => answers.brokerSearch?.brokerLabel);
  const [openedAt] = useState(() => new Date().toISOString());
  const { send, busy, unready } = useSend(build);
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
  const form = useStepForm("brokerSearch", messages, { onPass: send, initial });
  const broker = answer ?? linked?.id ?? "";
  const brokerLabel = label ?? linked?.name;
  // Who came by a broker's own link sees that one, until another is asked for.
  const [others, setOthers] = useState(false);
  const showOthers = () => {
    setOthers(true);
    setTimeout(() => document.getElementById("brokerPlace")?.focus());
  };
  const alone = !others && linked !== null && broker === linked.id;
  return (
    <>
      <StepForm of={form} title="brokerSearch.title" lead="brokerSearch.lead" ownNext busy={busy}>
        <BrokerSearchPanel placesUrl={placesUrl} hidden={alone} />
        <BrokerChoice
          {...form.field("broker")}
          manifest={manifest}
          placesUrl={placesUrl}
          onOthers={alone && showOthers}
        />
        <InfoAccordion subject={t("brokerSearch.info.subject")}>
          <p>{t("brokerSearch.info.text")}</p>
          <p>{t("brokerSearch.info.places")}</p>
        </InfoAccordion>
        <CheckAnswers />
        <SendPanel
          broker={
            broker === noPreference ? null : broker ? String(brokerLabel || broker) : undefined
          }
          busy={busy}
        />
        <Notice>{unready && t("brokerSearch.unready")}</Notice>
      </StepForm>
      <LoadingOverlay open={busy} />
    </>
  );
}
