import type { Lead } from "../answers/leadSchema";
import type { State } from "./transitions";

/** What is sent: written once, before its first byte leaves, and erased with its end. */
export interface Letter {
  /** Of the row. `lead.id`, the key on the wire, is the same unless it had to be renewed. */
  id: string;
  lead: Lead;
  /** As they were chosen. */
  documents: File[];
  /** The field that no person sees was filled. */
  trapped?: boolean;
}

/** How it stands with one letter. Nothing personal: after an end this alone may stay, until told. */
export interface Status {
  id: string;
  state: State;
  /** Milliseconds since 1970, by this device's clock; so are `held.since` and `claim.until`. */
  createdAt: number;
  /** Whether it outlives the page, or is only in its memory (no storage, or none left). */
  kept: "device" | "page";
  /** Tries without a final answer. */
  tries: number;
  /** The server asked not to come back before this much time. */
  held?: { since: number; ms: number };
  /** Met a wrongly deployed host: tried at later visits, not by the timer. */
  misplaced?: boolean;
  /** Its key was renewed once; not a second time. */
  renewed?: boolean;
  /** Who sends it now, where the browser has no locks of its own. */
  claim?: { owner: string; until: number };
  /** null means "geen voorkeur". */
  brokerId: string | null;
  /** Once accepted; null when the back end only knows that it has the lead. */
  reference?: string | null;
}

export function newStatus(id: string, brokerId: string | null, now: number): Status {
  return { id, state: "queued", createdAt: now, kept: "device", tries: 0, brokerId };
}
