import type { StorageName } from "../settings/storageName";
import { getDocuments, subscribeDocuments } from "./documents";

const key = "familiale:files" satisfies StorageName;

/**
 * Whether a page before this one, in this tab, had files that this one has not. Files do not outlive a
 * page; that there were some does.
 */
export function filesWereLost(): boolean {
  try {
    return getDocuments().length === 0 && sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Notes from now on how many files this tab has. */
export function noteFiles(): void {
  const note = () => {
    const { length } = getDocuments();
    try {
      if (length > 0) sessionStorage.setItem(key, String(length));
      else sessionStorage.removeItem(key);
    } catch {}
  };
  if (getDocuments().length > 0) note();
  subscribeDocuments(note);
}

/** They were told of. */
export function forgetLostFiles(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
