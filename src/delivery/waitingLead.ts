import type { Waiting } from "./findWaiting";
import { loadWaiting } from "./loadWaiting";
import { outboxExists } from "./outboxExists";

/** findWaiting, without loading its code when there is no outbox. Never rejects. */
export async function waitingLead(): Promise<Waiting> {
  try {
    if (await outboxExists()) return await (await loadWaiting()).findWaiting();
  } catch {}
  return { own: null };
}
