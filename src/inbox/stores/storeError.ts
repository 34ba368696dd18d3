/** What is wrong with a store: others kept it for too long; it cannot be used now; or it is damaged, foreign or
 * of a newer version, which no waiting repairs. */
export type StoreFault = "busy" | "unavailable" | "unusable";

/** A store that cannot be used. The message says what to do and holds no personal data. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  constructor(
    readonly fault: StoreFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
