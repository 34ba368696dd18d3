import type { Text } from "../i18n/useText";
import { summarize } from "./summarize";
import { useDraft } from "./useDraft";

/** The answers so far in words, live. The search for a broker is no part of them: it draws nothing here. */
export function useSummary(t: Text, documents?: readonly string[]) {
  const insuranceChoice = useDraft(({ answers }) => answers.insuranceChoice);
  const familySituation = useDraft(({ answers }) => answers.familySituation);
  const yourInformation = useDraft(({ answers }) => answers.yourInformation);
  const answers = { insuranceChoice, familySituation, yourInformation };
  return summarize({ answers }, t, documents);
}
