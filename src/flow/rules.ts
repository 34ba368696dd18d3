import { checkAnswers, type Problems } from "../answers/checkAnswers";
import type { RawAnswers } from "../answers/rawAnswers";
import type { AnswersSoFar } from "./reachable";
import type { Step } from "./step";
import { validations } from "./validations";

export type Leaving =
  | { kind: "go" }
  | { kind: "problems"; problems: Problems }
  /** A step asked to wait, and says why (a text key). */
  | { kind: "interrupted"; reason: string };

/** May the visitor go on? Validation runs first, then a requested interruption counts. */
export function mayLeave({ validation }: Step, raw: RawAnswers, interruption?: string): Leaving {
  const checked = validation && checkAnswers(validations[validation], raw);
  if (checked && !checked.ok) return { kind: "problems", problems: checked.problems };
  return interruption ? { kind: "interrupted", reason: interruption } : { kind: "go" };
}

/**
 * Which of the problems that are shown are left, `refused` ones included: nothing new is said while one
 * answers. When none went away it is the same object.
 */
export function stillWrong(
  step: Step,
  raw: RawAnswers,
  shown: Problems,
  refused: Problems,
): Problems {
  const leaving = mayLeave(step, raw);
  const now = { ...refused, ...(leaving.kind === "problems" && leaving.problems) };
  const left = Object.entries(now).filter(([name]) => name in shown);
  const same = left.every(([name, rule]) => shown[name] === rule);
  return same && left.length === Object.keys(shown).length ? shown : Object.fromEntries(left);
}

/**
 * The first question before `step` that has no valid answer yet, or undefined when the visitor may
 * be here. Deep links and old bookmarks lead there, so that nobody lands in the middle.
 */
export function firstUnanswered(
  step: Step,
  steps: readonly Step[],
  answers: AnswersSoFar,
): Step | undefined {
  return steps
    .filter(({ chapter }) => step.validation && chapter < step.chapter)
    .find(
      ({ validation }) =>
        validation && !checkAnswers(validations[validation], answers[validation] ?? {}).ok,
    );
}
