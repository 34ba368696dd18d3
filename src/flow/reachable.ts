import type { RawAnswers } from "../answers/rawAnswers";
import type { QuestionId, Step } from "./step";

/** Raw answers per step that the visitor has begun. */
export type AnswersSoFar = Partial<Record<QuestionId, RawAnswers>>;

/** Whether all questions before `step` were begun; fast, for the first paint. Validity: firstUnanswered. */
export function isReachable(step: Step, steps: readonly Step[], answers: AnswersSoFar): boolean {
  return steps.every(
    ({ validation, chapter }) =>
      !step.validation || !validation || chapter >= step.chapter || validation in answers,
  );
}
