import type { Lead } from "../answers/leadSchema";
import type { RefusalReply } from "./reply";
import type { State } from "./transitions";

/** What is sent: written once, before the first byte leaves, and erased in any end state. */
export interface Payload {
  /** The row's id. `lead.id`, the key on the wire, differs only when it had to be renewed. */
  id: string;
  lead: Lead;
  documents: File[];
  /** The honeypot field was filled (sending/trap). */
  trapped?: boolean;
}

/** State of one row. Nothing personal: after an end only this stays, until acknowledged. Stored as is. */
export interface Status {
  id: string;
  state: State;
  /** Ms since 1970 by this device's clock, as are `ahead`, `held.since` and `claim.until`. */
  createdAt: number;
  /** The original `createdAt`, when a later look at the clock showed less: one of the two is wrong. */
  ahead?: number;
  /** The clock was certainly wrong at creation: the three days begin once it is right. */
  undated?: boolean;
  /** "page": only in the page's memory, because there is no storage or no room in it. */
  kept: "device" | "page";
  /** Attempts without a final reply. */
  tries: number;
  /** Retry-After: no attempt for `ms` after `since`. */
  held?: { since: number; ms: number };
  /** The host is deployed wrongly: retried at later visits, not by the timer. */
  misplaced?: boolean;
  /** The id was renewed once; not a second time. */
  renewed?: boolean;
  /** Refused in the absence of the tab that sent it: kept until its visitor claims it. */
  refusal?: RefusalReply;
  /** Positions of files that this device can no longer read; the visitor decides. */
  unreadable?: number[];
  /** The lease of who sends it now, where Web Locks cannot be used. */
  claim?: { owner: string; until: number };
  /** null: no preference. */
  brokerId: string | null;
  /** Once accepted; null when the back end only knows that it has the lead. */
  reference?: string | null;
}

/** One lead in the outbox. */
export type Row = Status & Payload;

export function newStatus(id: string, brokerId: string | null, createdAt: number): Status {
  return { id, state: "queued", createdAt, kept: "device", tries: 0, brokerId };
}
