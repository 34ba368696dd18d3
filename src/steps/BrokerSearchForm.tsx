import { useState } from "react";
import { noPreference, radiusLimits } from "../answers/limits";
import type { BrokerManifest } from "../brokers/brokerManifest";
import { useDraft } from "../draft/useDraft";
import { useText } from "../i18n/useText";
import { InfoAccordion } from "../ui/InfoAccordion";
import { LoadingOverlay } from "../ui/LoadingOverlay";
import { Notice } from "../ui/Notice";
import { BrokerChoice } from "./BrokerChoice";
import { BrokerSearchPanel } from "./BrokerSearchPanel";
import { CheckAnswers } from "./CheckAnswers";
import { SendPanel } from "./SendPanel";
import { StepForm } from "./StepForm";
import { useSend } from "./useSend";
import { type Messages, useStepForm } from "./useStepForm";

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
  const { brokerContext, answers } = useDraft(draft => draft);
  const person = answers.yourInformation ?? {};
  const [openedAt] = useState(() => new Date().toISOString());
  const { send, busy, unready } = useSend(build);
  const initial = {
    brokerPlace: [person.postcode, person.municipality].filter(Boolean).join(" "),
    radius: String(radiusLimits.start),
    noticeShownAt: openedAt,
    ...(brokerContext && { broker: brokerContext.id, brokerLabel: brokerContext.name }),
  };
  const form = useStepForm("brokerSearch", messages, { onPass: send, initial });
  const { broker, brokerLabel, brokerPlace, brokerName, radius } = {
    brokerName: "",
    brokerLabel: "",
    broker: "",
    ...initial,
    ...answers.brokerSearch,
  };
  // Who came by a broker's own link sees that one, until another is asked for.
  const [others, setOthers] = useState(false);
  const showOthers = () => {
    setOthers(true);
    setTimeout(() => document.getElementById("brokerPlace")?.focus());
  };
  const alone = !others && brokerContext !== null && broker === brokerContext.id;
  return (
    <>
      <StepForm of={form} title="brokerSearch.title" lead="brokerSearch.lead" ownNext busy={busy}>
        <BrokerSearchPanel placesUrl={placesUrl} hidden={alone} />
        <BrokerChoice
          {...form.field("broker")}
          query={{
            place: String(brokerPlace),
            name: String(brokerName),
            radiusKm: Number(radius) || radiusLimits.start,
          }}
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
