import { getDraft } from "../draft/draftStore";
import { getFlag } from "../flags/decisions";
import { orderOf } from "../flow/orderOf";

/** The steps in this visit's order: by the question it began with, before that by the flag. */
export const visitSteps = () => orderOf(getDraft().begunWith ?? getFlag("first-step"));
