/** What happens to a lead on this page, for whoever counts; nothing of whose it is. */
export type LeadEvent = "queued" | "accepted" | "refused" | "expired";

type Listener = (event: LeadEvent) => void;
const listeners = new Set<Listener>();

export function tellLead(event: LeadEvent): void {
  for (const listener of listeners) listener(event);
}

export function onLead(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
