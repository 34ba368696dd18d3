import { rawAnswersOf } from "../answers/leadPart";
import type { Lead } from "../answers/leadSchema";
import { noPreference } from "../answers/noPreference";
import type { StepQuestions } from "../answers/questions/question";
import { questions } from "../answers/questions/questions";
import type { Draft } from "../draft/draft";

/** The form answers of a lead, without files: the inverse of toLead. */
export function fromLead(lead: Lead): Draft["answers"] {
  const { broker, consents } = lead;
  const parts: Record<string, unknown> = { ...lead };
  const steps: [string, StepQuestions][] = Object.entries(questions);
  return {
    ...Object.fromEntries(
      steps.flatMap(([step, asked]) =>
        asked.lead ? [[step, rawAnswersOf(asked, parts[asked.lead])]] : [],
      ),
    ),
    brokerSearch: {
      broker: broker?.id ?? noPreference,
      brokerLabel: broker?.name ?? "",
      marketing: consents.marketing ? "on" : "",
      noticeShownAt: consents.privacyNoticeShownAt,
    },
  };
}
