import type { StorageName } from "../settings/storageName";

/** A file the visitor chose, with the fingerprint that goes into the lead. */
export interface ChosenDocument {
  file: File;
  /** SHA-256, 64 lower-case hex digits; undefined while it is still being read. */
  sha256?: string;
}

const filesKey = "familiale:files" satisfies StorageName;

let documents: readonly ChosenDocument[] = [];
const listeners = new Set<() => void>();

/** Files live in memory only: they survive going back and forth, not a reload (and the form says so). */
export const getDocuments = () => documents;

export function setDocuments(next: readonly ChosenDocument[]): void {
  documents = next;
  noteFiles(next.length);
  for (const listener of listeners) listener();
}

/** How many files this tab has, so that a page loaded anew can say that they are gone. */
function noteFiles(count: number): void {
  try {
    if (count > 0) sessionStorage.setItem(filesKey, String(count));
    else sessionStorage.removeItem(filesKey);
  } catch {}
}

/** Whether the page before this one had files that this one has not; true once. */
export function filesWereLost(): boolean {
  try {
    const lost = sessionStorage.getItem(filesKey) !== null;
    noteFiles(0);
    return lost;
  } catch {
    return false;
  }
}

export function subscribeDocuments(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
