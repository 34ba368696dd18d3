import { steps } from "../flow/steps";

/** The steps with questions, in the order of the flow. */
export const questionIds = steps.flatMap(({ validation }) => validation ?? []);
