import { useSyncExternalStore } from "react";
import { decisions } from "../flags/decisions";
import { steps } from "../flow/steps";
import { visitSteps } from "./visitSteps";

/** The steps in this visit's order; while hydrating, in the static HTML's. */
export const useSteps = () => useSyncExternalStore(decisions.subscribe, visitSteps, () => steps);
