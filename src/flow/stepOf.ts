import type { Step, StepId } from "./step";
import { steps } from "./steps";

/** The step with this id. */
export function stepOf(id: StepId): Step {
  const step = steps.find(candidate => candidate.id === id);
  if (!step) throw new Error(`No step "${id}" in src/flow/steps.ts.`);
  return step;
}
