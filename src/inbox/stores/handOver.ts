import type { StoredLead } from "./storedLead";

/** To whom a lead is handed over: the chosen office, the provider's desk, the desk once the office's has failed, the
 * visitor (a copy), a webhook. */
export const channels = ["office", "desk", "undelivered", "copy", "webhook"] as const;
export type Channel = (typeof channels)[number];

/** `failed` is not tried again by itself. */
export type HandOverState = "waiting" | "done" | "failed";

/** What is to be handed over, as a row of the store (table `hand_overs`; one per lead and channel). */
export interface HandOver {
  id: number;
  /** The lead's. */
  reference: string;
  channel: Channel;
  state: HandOverState;
  /** Attempts that were begun: a process that dies in one has used it. */
  attempts: number;
  /** When it is tried next, ISO instant in UTC; meaningless unless it waits. */
  nextAt: string;
  /** The name of the last attempt's error, such as `ECONNREFUSED` or `550`; never a message, which could hold
   * personal data. */
  error: string | null;
}

/** A hand-over that is still to be done, and since when: its lead came at that ISO instant in UTC. */
export interface WaitingHandOver extends HandOver {
  since: string;
}

/** A hand-over that this process may try until the lease ends, with its lead. */
export interface ClaimedHandOver extends HandOver {
  lead: StoredLead;
  /** Its end, ISO instant in UTC; which claim this is. */
  lease: string;
}
