import type { QuestionStep } from "../answers/questions/questions";
import type { TextKey } from "../i18n/textKey";

export type QuestionId = QuestionStep;
export type StepId = "welcome" | QuestionId | "thankYou" | "technicalDifficulties";

/**
 * One page of the flow. `previous` and `next` are step ids or, when flagged external, https: addresses; both
 * are build-time data, never taken from the URL.
 */
export interface Step {
  id: StepId;
  /** Path below the base path, with both slashes. */
  path: string;
  /** Stepper position: 0 before the questions, 1 to n for each, n + 1 after them. */
  chapter: number;
  /** Text key of the short name, in stepper and buttons. */
  label: TextKey;
  previous?: StepId | (string & {});
  previousExternal?: boolean;
  next?: StepId | (string & {});
  nextExternal?: boolean;
  /** The answers that must be valid before going on (flow/validations). */
  validation?: QuestionId;
}
