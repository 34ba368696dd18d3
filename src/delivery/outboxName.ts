/** Own database: the worker of the offline plugin wipes the usual shared one at each deploy. */
export const outboxName = "familiale-outbox";

/** Three days: older rows are not sent any more. */
export const expiresAfterMs = 72 * 3_600_000;
