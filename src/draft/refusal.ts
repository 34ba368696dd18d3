import type { Rule } from "../answers/rule";
import type { QuestionId } from "../flow/step";

/** Answers refused by the back end, per step, shown when the visitor gets there. */
export type Refusal = Partial<Record<QuestionId, Record<string, Rule>>>;

let refusal: Refusal = {};
let told = () => {};

/** Kept in memory until shown or replaced by the next send. `onTold` is called once a screen has shown it. */
export const setRefusal = (next: Refusal, onTold = () => {}) => {
  refusal = next;
  told = onTold;
};

/** Call when the message is on screen. */
export function refusalTold(): void {
  told();
  told = () => {};
}

/** Refused answers of this step; returned once. */
export function takeRefusal(step: QuestionId): Record<string, Rule> | undefined {
  const { [step]: own, ...others } = refusal;
  refusal = others;
  return own;
}
