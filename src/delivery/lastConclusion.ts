import type { Delivery } from "./deliver";

let last: Delivery | undefined;

/** What the last sending of this page life came to: the page of problems words itself by it. */
export const getLastConclusion = () => last;

export const setLastConclusion = (conclusion: Delivery | undefined) => {
  last = conclusion;
};
