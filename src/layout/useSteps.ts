import { useSyncExternalStore } from "react";
import { subscribeDecisions } from "../flags/decisions";
import { steps } from "../flow/steps";
import { visitSteps } from "./visitSteps";

/** The steps in the order of this visit; the first render shows that of the static HTML. */
export const useSteps = () => useSyncExternalStore(subscribeDecisions, visitSteps, () => steps);
