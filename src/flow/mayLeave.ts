import { checkAnswers, type Problems } from "../answers/checkAnswers";
import type { RawAnswers } from "../answers/rawAnswers";
import type { Step } from "./step";

export type Leaving =
  | { kind: "go" }
  | { kind: "problems"; problems: Problems }
  /** A step asked to wait, and says why (a text key). */
  | { kind: "interrupted"; reason: string };

/** May the visitor go on? Validation runs first, then a requested interruption counts. */
export function mayLeave(step: Step, raw: RawAnswers, interruption?: string): Leaving {
  const checked = step.validation ? checkAnswers(step.validation, raw) : undefined;
  if (checked && !checked.ok) return { kind: "problems", problems: checked.problems };
  return interruption ? { kind: "interrupted", reason: interruption } : { kind: "go" };
}
