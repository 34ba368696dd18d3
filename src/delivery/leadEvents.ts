import { createStore } from "../store/createStore";

/** What happened to a lead on this page, for telemetry and marketing. Nothing personal. */
export interface LeadEvent {
  kind: "queued" | "accepted" | "refused" | "expired";
  /** Accepted with a reference. The reference itself is left out: it identifies a person. */
  confirmed?: boolean;
}

const events = createStore<readonly LeadEvent[]>([]);

export const emitLead = (event: LeadEvent) => events.set([...events.get(), event]);

/**
 * Calls the listener for each event from now on; with `earlier` also for past ones, since a waiting lead
 * may be sent before the listener's code is loaded. Returns the unsubscribe function.
 */
export function onLead(listener: (event: LeadEvent) => void, earlier = false): () => void {
  if (earlier) events.get().forEach(listener);
  return events.subscribe(all => all.slice(-1).forEach(listener));
}
