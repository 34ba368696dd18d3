import { brokerSearch } from "../answers/brokerSearch";
import { checkAnswers } from "../answers/checkAnswers";
import { familySituation } from "../answers/familySituation";
import { insuranceChoice } from "../answers/insuranceChoice";
import { yourInformation } from "../answers/yourInformation";
import type { Draft } from "./draft";

/**
 * The draft's meaning: valid answers of all four steps, or null when one is not valid. What a
 * changed answer made pointless (the number of claims after "nee", search aids) falls away here,
 * since the schemas only let through what is asked.
 */
export function prune({ answers }: Draft) {
  const insurance = checkAnswers(insuranceChoice, answers.insuranceChoice ?? {});
  const family = checkAnswers(familySituation, answers.familySituation ?? {});
  const person = checkAnswers(yourInformation, answers.yourInformation ?? {});
  const broker = checkAnswers(brokerSearch, answers.brokerSearch ?? {});
  if (!insurance.ok || !family.ok || !person.ok || !broker.ok) return null;
  return {
    insurance: insurance.answers,
    family: family.answers,
    person: person.answers,
    broker: broker.answers,
  };
}

export type PrunedAnswers = NonNullable<ReturnType<typeof prune>>;
