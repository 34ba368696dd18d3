import { browserWorld } from "./browserWorld";
import { courier } from "./courier";
import { openOutbox } from "./outbox";

/** The one courier of this page. */
export const pageCourier = courier(browserWorld(), openOutbox());
