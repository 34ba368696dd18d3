import { syncTag } from "./outboxName";

/** `sync` is not in every browser, and not in TypeScript's types. */
type Registration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Asks the worker, where there is one, to send when the connection is back, even without a page. */
export async function registerSync(): Promise<void> {
  try {
    const registration: Registration | undefined = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(syncTag);
  } catch {
    // Refused by the browser or the visitor: pages send it.
  }
}
