import type { Rule } from "../answers/rule";
import type { QuestionId } from "../flow/step";

/** Answers that the back end did not take, per step: what its form says on arriving there. */
export type Refusal = Partial<Record<QuestionId, Record<string, Rule>>>;

let refusal: Refusal = {};
let told = () => {};

/**
 * Kept in memory until the step shows it, or the next sending says something else. `onTold`: a screen has
 * said that it was refused.
 */
export const setRefusal = (next: Refusal, onTold = () => {}) => {
  refusal = next;
  told = onTold;
};

/** For the screen that says so, once its words are there. */
export function refusalTold(): void {
  told();
  told = () => {};
}

/** What was refused of this step; told once. */
export function takeRefusal(step: QuestionId): Record<string, Rule> | undefined {
  const { [step]: own, ...others } = refusal;
  refusal = others;
  return own;
}
