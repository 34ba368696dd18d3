import type { StoredLead } from "../inbox/stores/storedLead";

/** A stored lead with what its letters need. */
export interface HandoverLead extends StoredLead {
  /** Contents in the order of `lead.documents`. */
  documents: readonly Uint8Array[];
}
