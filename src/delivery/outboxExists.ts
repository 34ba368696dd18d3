import { outboxName } from "./outboxName";

let usedHere = false;

/** This page kept a lead, perhaps only in memory. */
export function noteOutbox(): void {
  usedHere = true;
}

/** Whether this device ever kept a lead; so that pages without one need not load the code for it. */
export async function outboxExists(): Promise<boolean> {
  if (usedHere) return true;
  // Older browsers cannot list: then better look than miss a lead.
  const databases = (await indexedDB.databases?.()) ?? [{ name: outboxName }];
  return databases.some(({ name }) => name === outboxName);
}
