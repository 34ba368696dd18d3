import { useState } from "react";
import { noPreference, radiusLimits } from "../answers/limits";
import type { BrokerManifest } from "../brokers/brokerManifest";
import { useBrokerSearch } from "../brokers/useBrokerSearch";
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
  const draft = useDraft();
  const { brokerContext, answers } = draft;
  const raw = answers.brokerSearch ?? {};
  const person = answers.yourInformation ?? {};
  const [openedAt] = useState(() => new Date().toISOString());
  const { send, busy, unready } = useSend(build);
  const form = useStepForm("brokerSearch", messages, {
    onPass: send,
    initial: {
      brokerPlace: [person.postcode, person.municipality].filter(Boolean).join(" "),
      radius: String(radiusLimits.start),
      noticeShownAt: openedAt,
      ...(brokerContext && { broker: brokerContext.id, brokerLabel: brokerContext.name }),
    },
  });
  const results = useBrokerSearch(
    {
      place: String(raw.brokerPlace ?? ""),
      name: String(raw.brokerName ?? ""),
      radiusKm: Number(raw.radius) || radiusLimits.start,
    },
    manifest,
    placesUrl,
  );
  const chosen =
    raw.broker === noPreference
      ? null
      : raw.broker
        ? String(raw.brokerLabel || raw.broker)
        : undefined;
  return (
    <>
      <StepForm of={form} title="brokerSearch.title" lead="brokerSearch.lead" ownNext busy={busy}>
        <BrokerSearchPanel />
        <InfoAccordion subject={t("brokerSearch.info.subject")}>
          <p>{t("brokerSearch.info.text")}</p>
          <p>{t("brokerSearch.info.places")}</p>
        </InfoAccordion>
        <BrokerChoice {...form.field("broker")} results={results} />
        <CheckAnswers />
        <SendPanel broker={chosen} busy={busy} />
        <Notice>{unready && t("brokerSearch.unready")}</Notice>
      </StepForm>
      <LoadingOverlay open={busy} />
    </>
  );
}
