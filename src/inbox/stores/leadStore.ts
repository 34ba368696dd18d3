import type { Lead } from "../../answers/leadSchema";
import type { Channel } from "./handOver";
import type { HandOverStore } from "./handOverStore";
import type { StoredDocument, StoredLead } from "./storedLead";

/** A checked lead, to be stored once. */
export interface NewLead {
  /** Normalised, as the rules give it. */
  lead: Lead;
  /** sentIdentity of the JSON as it came, before normalisation. */
  identity: string;
  /** The documents' bytes, in the order of the lead. */
  uploads: readonly Uint8Array[];
  /** To whom the lead is handed over; written in the lead's own transaction. Empty for nobody. */
  channels: readonly Channel[];
}

/** A rate limit by the generic cell rate algorithm: the allowance comes back gradually. */
export interface Limit {
  /** Who it is counted for: an address, or the /64 of one. Stored only as a keyed hash, if at all. */
  client: string;
  perHour: number;
}

/** What became of a new lead; `wait` in ms. */
export type Added =
  | { kind: "stored" | "known"; reference: string }
  | { kind: "reused" }
  | { kind: "limited"; wait: number }
  | { kind: "busy" };

export interface ErasedLead {
  reference: string;
  receivedAt: string;
  /** How many. */
  documents: number;
}

/** Which leads: one, or those received before an ISO instant in UTC; all without either. */
export type LeadFilter = { reference?: string; before?: string };

/** Numbers of leads, each list in order. */
export interface LeadStats {
  leads: number;
  /** Per day in Belgium, oldest first. */
  days: { day: string; leads: number }[];
  /** Most first; `office` is null for no preference. */
  offices: { office: string | null; name: string | null; leads: number }[];
  formulas: { formula: string; leads: number }[];
  handOvers: { channel: Channel; state: string; count: number }[];
}

/**
 * Where leads are kept, whichever database it is. Every method throws a StoreError when the database cannot
 * do it now (`isNotWritable` tells which of these pass by themselves); nothing is half done then.
 */
export interface LeadStore extends HandOverStore {
  /** Its place as people may see it: a file, or a database address without password. */
  readonly place: string;
  /**
   * Stores a lead once, with its documents and hand-overs, in one transaction; on the disk when it
   * resolves. A known id is `known` with the first reference when the content is the same, `reused`
   * otherwise. The limit counts new leads only; null for none.
   */
  add(lead: NewLead, limit?: Limit | null): Promise<Added>;
  /** Counts a request of this client: 0 when it is allowed, else the ms to wait. */
  ask(limit: Limit): Promise<number>;
  /** Oldest first, a page at a time: memory does not grow with the number of leads. */
  leads(filter?: LeadFilter): AsyncIterable<StoredLead>;
  /** How many leads. */
  count(filter?: LeadFilter): Promise<number>;
  /** One at a time, in the order of the lead. */
  documents(reference: string): AsyncIterable<StoredDocument>;
  /** Erases leads with documents and hand-overs, and tells which, oldest first. */
  erase(which: { reference: string } | { before: string }): AsyncIterable<ErasedLead>;
  stats(): Promise<LeadStats>;
  /** Resolves when a lead could be stored now. @throws StoreError otherwise */
  ready(): Promise<void>;
  /** Writes a copy of the store to a new file, while it is used. SQLite only. */
  backUp(file: string): Promise<void>;
  close(): Promise<void>;
}
