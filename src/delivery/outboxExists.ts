import { outboxName } from "./outboxName";

let usedHere = false;

/** This page added a row, perhaps only in memory. */
export function noteOutbox(): void {
  usedHere = true;
}

/** Whether this device ever stored a lead: pages of other devices need not load the code for sending. */
export async function outboxExists(): Promise<boolean> {
  try {
    const listed = () =>
      Promise.race([
        indexedDB.databases(),
        new Promise<never>((_, refuse) => setTimeout(refuse, 3000)),
      ]);
    return usedHere || (await listed()).some(({ name }) => name === outboxName);
  } catch {
    // Not supported, or no reply: rather load the code for nothing than miss a lead.
    return true;
  }
}
