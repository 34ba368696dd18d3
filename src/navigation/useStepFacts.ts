import { createContext, useContext } from "react";
import type { StepContext } from "../flow/stepContext";

/** Provided by the step's template, from its page context. */
export const StepFacts = createContext<StepContext | undefined>(undefined);

/** The step's page context. Throws outside a step. */
export function useStepFacts(): StepContext {
  const facts = useContext(StepFacts);
  if (!facts) throw new Error("No StepFacts");
  return facts;
}
