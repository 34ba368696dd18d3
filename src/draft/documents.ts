/** A file the visitor chose, with the fingerprint that goes into the lead. */
export interface ChosenDocument {
  file: File;
  /** SHA-256, 64 lower-case hex digits; undefined while it is still being read. */
  sha256?: string;
}

let documents: readonly ChosenDocument[] = [];
const listeners = new Set<() => void>();

/** Files live in memory only: they survive going back and forth, not a reload (and the form says so). */
export const getDocuments = () => documents;

export function setDocuments(next: readonly ChosenDocument[]): void {
  documents = next;
  for (const listener of listeners) listener();
}

export function subscribeDocuments(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
