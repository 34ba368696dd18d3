import type { Lead } from "../../answers/leadSchema";

/** A lead as the store keeps it. */
export interface StoredLead {
  reference: string;
  /** ISO instant in UTC, with ms. */
  receivedAt: string;
  lead: Lead;
}

export interface StoredDocument {
  name: string;
  type: string;
  /** Hex. */
  sha256: string;
  content: Uint8Array;
}
