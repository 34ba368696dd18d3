import { getDraft } from "../draft/draftStore";
import { getFlag } from "../flags/decisions";
import { orderOf } from "../flow/orderOf";

/**
 * The steps in the order of this visit: that in which one began, which the draft knows (answers stay in
 * the order in which they came); before that, what the flag says.
 */
export const visitSteps = () =>
  orderOf(Object.keys(getDraft().answers)[0] ?? getFlag("first-step"));
