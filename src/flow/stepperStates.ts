import type { TextKey } from "../i18n/textKey";
import type { Step } from "./step";

export type StepperState = "done" | "current" | "disabled";

/** A step of the stepper as the specification has it: a value and a label. */
export interface StepperStep {
  value: number;
  label: TextKey;
  state: StepperState;
}

/** The question steps against the current page's chapter: done below it, disabled above it. */
export function stepperStates(steps: readonly Step[], chapter: number): StepperStep[] {
  return steps
    .filter(step => step.validation)
    .map(({ chapter: value, label }) => ({
      value,
      label,
      state: value < chapter ? "done" : value > chapter ? "disabled" : "current",
    }));
}
