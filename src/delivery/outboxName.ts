import type { StorageName } from "../settings/storageName";

/** A database of our own: the offline plugin's worker clears idb-keyval's shared one at each deploy. */
export const outboxName = "familiale-outbox" satisfies StorageName;

/** Older rows are not sent any more. */
export const expiresAfterMs = 72 * 3_600_000;

/** Tag of the worker's sync event for leads. */
export const syncTag = "familiale-leads";
