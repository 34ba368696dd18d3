import { checkAnswers } from "../answers/checkAnswers";
import type { RawAnswers } from "../answers/rawAnswers";
import type { Step, StepId } from "./step";

/** Raw answers per step, as far as the visitor came. */
export type AnswersSoFar = Partial<Record<StepId, RawAnswers>>;

/**
 * The first question before `step` that has no valid answer yet, or undefined when the visitor may
 * be here. Deep links and old bookmarks lead there, so that nobody lands in the middle.
 */
export function firstUnanswered(step: Step, steps: readonly Step[], answers: AnswersSoFar): Step | undefined {
  if (!step.validation) return undefined;
  return steps
    .filter(({ validation, chapter }) => validation && chapter < step.chapter)
    .find(({ id, validation }) => validation && !checkAnswers(validation, answers[id] ?? {}).ok);
}
