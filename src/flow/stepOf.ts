import type { Step, StepId } from "./step";
import { steps } from "./steps";

/** The step with this id; pass `order` where its neighbours matter. */
export function stepOf(id: StepId, order = steps): Step {
  const step = order.find(candidate => candidate.id === id);
  if (!step) throw new Error(`No step "${id}" in src/flow/steps.ts.`);
  return step;
}
