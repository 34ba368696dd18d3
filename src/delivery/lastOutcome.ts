import type { Outcome } from "./outcome";

let last: Outcome | undefined;

/** The outcome of the last sending since this page was loaded; the page of problems words itself by it. */
export const getLastOutcome = () => last;

export const setLastOutcome = (outcome: Outcome | undefined) => {
  last = outcome;
};
