import type { RawAnswers } from "../answers/rawAnswers";
import type { QuestionId, Step } from "./step";

/** Raw answers per question step, as far as the visitor came. */
export type AnswersSoFar = Partial<Record<QuestionId, RawAnswers>>;

/**
 * Whether all questions before `step` were at least begun. Quick, for the first paint; whether the
 * answers are valid is for the rules to say (firstUnanswered).
 */
export function isReachable(step: Step, steps: readonly Step[], answers: AnswersSoFar): boolean {
  return steps.every(
    ({ validation, chapter }) =>
      !step.validation || !validation || chapter >= step.chapter || validation in answers,
  );
}
