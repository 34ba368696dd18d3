import { toIsoDate } from "../answers/kinds/isoDate";
import type { Lead } from "../answers/leadSchema";
import type { StepQuestions } from "../answers/questions/question";
import { questions } from "../answers/questions/questions";
import { mailLink, telLink } from "../brokers/contactLinks";
import { fromLead } from "../delivery/fromLead";
import { summarize } from "../draft/summarize";
import { stepOf } from "../flow/stepOf";
import type { Text } from "../i18n/useText";
import type { LetterSection } from "./letter";
import { oneLine } from "./oneLine";
import { readablePhone } from "./readablePhone";

/** Everything that the visitor told, in the order and the words of the summary on the site. */
export function answerSections(lead: Lead, t: Text): LetterSection[] {
  const names = lead.documents.map(({ name }) => oneLine(name));
  return summarize({ answers: fromLead(lead) }, t, names, toIsoDate).map(({ step, rows }) => ({
    heading: t(stepOf(step).label),
    rows: rows.map(({ name, term, value }) => {
      const kind = (questions[step] as StepQuestions).questions[name]?.kind;
      const shown = kind === "phone" ? readablePhone(value) : value;
      return { term, value: shown || t("answers.none"), href: linkOf(kind, value) };
    }),
  }));
}

function linkOf(kind: string | undefined, value: string): string | null {
  if (kind === "email") return mailLink(value);
  return kind === "phone" ? telLink(value) : null;
}
