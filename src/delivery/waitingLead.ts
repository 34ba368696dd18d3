import { outboxExists } from "./outboxExists";
import type { Letter, Status } from "./row";

/** This tab's lead that waits, or else the newest on this device; null when none does, or no storage. */
export async function waitingLead(): Promise<(Status & Letter) | null> {
  try {
    if (!(await outboxExists())) return null;
    const { findWaiting } = await import("./findWaiting");
    return await findWaiting();
  } catch {
    return null;
  }
}
