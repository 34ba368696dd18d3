/** Own database: the worker of the offline plugin wipes the usual shared one at each deploy. */
export const outboxName = "familiale-outbox";
