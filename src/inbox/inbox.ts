import type { Lead } from "../answers/leadSchema";
import type { Channel } from "./stores/handOver";
import type { LeadStore } from "./stores/leadStore";

/** What an inbox works with. */
export interface Inbox {
  store: LeadStore;
  /** To whom a new lead is handed over. */
  channelsFor: (lead: Lead) => readonly Channel[];
  /** Hears that a new lead is stored. */
  stored?: () => void;
}
