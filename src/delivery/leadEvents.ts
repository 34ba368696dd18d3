/** What happens to a lead on this page, for whoever counts; nothing of whose it is. */
export interface LeadEvent {
  kind: "queued" | "accepted" | "refused" | "expired";
  /** Accepted with a reference, which stays out of here: it leads to a person. */
  confirmed?: boolean;
}

type Listener = (event: LeadEvent) => void;
const listeners = new Set<Listener>();
const told: LeadEvent[] = [];

export function tellLead(event: LeadEvent): void {
  told.push(event);
  for (const listener of listeners) listener(event);
}

/**
 * Hears what happens from now on; with `earlier` also what this page told before: an old lead may be sent
 * before whoever counts is there. Returns the way to stop.
 */
export function onLead(listener: Listener, earlier = false): () => void {
  if (earlier) told.forEach(listener);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
