import type { OutboxRow } from "./outbox";
import { outboxExists } from "./outboxExists";

/** The newest lead that waits on this device, or null. Never rejects: no storage means none waits. */
export async function waitingLead(): Promise<OutboxRow | null> {
  try {
    if (!(await outboxExists())) return null;
    const { waitingRows } = await import("./outbox");
    return (await waitingRows()).at(-1) ?? null;
  } catch {
    return null;
  }
}
