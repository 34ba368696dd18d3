import type { TextKey } from "../i18n/textKey";

export type QuestionId = "insuranceChoice" | "familySituation" | "yourInformation" | "brokerSearch";
export type StepId = "welcome" | QuestionId | "thankYou" | "technicalDifficulties";

/**
 * One page of the flow: where it stands and where it leads. `previous` and `next` name a step, or,
 * when flagged external, an https: address; they are build-time data and never come from the URL.
 */
export interface Step {
  id: StepId;
  /** Under the base path, with both slashes. */
  path: string;
  /** Position for the stepper: 0 before it, 1-4 on it, 5 after it. */
  chapter: number;
  /** Text key of the short name in the stepper and on the buttons. */
  label: TextKey;
  previous?: StepId | (string & {});
  previousExternal?: boolean;
  next?: StepId | (string & {});
  nextExternal?: boolean;
  /** Whose answers must be valid before next leads on (flow/validations). */
  validation?: QuestionId;
}
