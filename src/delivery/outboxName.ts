import type { StorageName } from "../settings/storageName";

/** Own database: the worker of the offline plugin wipes the usual shared one at each deploy. */
export const outboxName = "familiale-outbox" satisfies StorageName;

/** Three days: older rows are not sent any more. */
export const expiresAfterMs = 72 * 3_600_000;

/** What the worker's sync event is called when it is about leads. */
export const syncTag = "familiale-leads";
