import type { TextKey } from "../i18n/textKey";
import type { Step } from "./step";

export type StepperState = "done" | "current" | "disabled";

export interface StepperStep {
  value: number;
  label: TextKey;
  state: StepperState;
}

/** The question steps relative to the current chapter: done before it, disabled after it. */
export function stepperStates(steps: readonly Step[], chapter: number): StepperStep[] {
  return steps
    .filter(step => step.validation)
    .map(({ chapter: value, label }) => ({
      value,
      label,
      state: value < chapter ? "done" : value > chapter ? "disabled" : "current",
    }));
}
