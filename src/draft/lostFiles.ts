import type { StorageName } from "../settings/storageName";
import { chosenDocuments } from "./chosenDocuments";

const filesKey = "familiale:files" satisfies StorageName;

/** Whether an earlier page in this tab had files, which do not survive a page load; their count does. */
export function filesWereLost(): boolean {
  try {
    return chosenDocuments.get().length === 0 && sessionStorage.getItem(filesKey) !== null;
  } catch {
    return false;
  }
}

/** Keeps storing how many files this tab has. */
export function noteFiles(): void {
  const note = () => {
    const { length } = chosenDocuments.get();
    try {
      if (length > 0) sessionStorage.setItem(filesKey, String(length));
      else sessionStorage.removeItem(filesKey);
    } catch {}
  };
  if (chosenDocuments.get().length > 0) note();
  chosenDocuments.subscribe(note);
}

/** For when the visitor was told. */
export function forgetLostFiles(): void {
  try {
    sessionStorage.removeItem(filesKey);
  } catch {}
}
