import { leadParts } from "../../src/answers/leadParts";
import { emptyDraft } from "../../src/draft/draft";
import { prune } from "../../src/draft/prune";
import { answersOf, type Household } from "./browser/household";

/** The parts of the lead that hold what this household answers. */
export function leadAnswers(who: Household) {
  const answers = { ...answersOf(who), brokerSearch: { broker: "none" } };
  const valid = prune({ ...emptyDraft, answers });
  if (!valid) throw new Error("The answers of this household are not valid.");
  return leadParts(valid);
}
