import { checkAnswers, type Problems } from "../answers/checkAnswers";
import type { RawAnswers } from "../answers/rawAnswers";
import type { AnswersSoFar } from "./reachable";
import type { Step } from "./step";
import { validations } from "./validations";

export { wrongDateParts } from "../answers/kinds/wrongDateParts";

export type Leaving =
  | { kind: "go" }
  | { kind: "problems"; problems: Problems }
  /** The step asks to wait; `reason` is a text key. */
  | { kind: "interrupted"; reason: string };

/** Whether the visitor may go on: validation first, then a requested interruption. */
export function mayLeave({ validation }: Step, raw: RawAnswers, interruption?: string): Leaving {
  const checked = validation && checkAnswers(validations[validation], raw);
  if (checked && !checked.ok) return { kind: "problems", problems: checked.problems };
  return interruption ? { kind: "interrupted", reason: interruption } : { kind: "go" };
}

/**
 * The shown problems that remain, including `refused` ones; no new ones appear while the visitor types.
 * Returns the same object when nothing changed.
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

/** The first question before `step` without a valid answer, to which early deep links redirect. */
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
