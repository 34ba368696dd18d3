import { forgetConfirmation } from "../delivery/confirmation";
import { loadWaiting } from "../delivery/loadWaiting";
import { outboxExists } from "../delivery/outboxExists";
import { chosenDocuments } from "../draft/chosenDocuments";
import { forgetDraft } from "../draft/draftStore";
import { storageList } from "../settings/storageList";

/**
 * Erases what this site stores about the visitor: everything on the cookie page except the cached pages,
 * which are the same for everybody, and leads of other tabs, which may be somebody else's. Rejects when some
 * of it may remain. Resolves with whether another lead waits here.
 */
export async function eraseOwn(): Promise<{ other: boolean }> {
  // Loaded first: without a connection nothing is half erased.
  const leads = (await outboxExists()) ? await loadWaiting() : null;
  const failed = await leads?.eraseWaiting().then(
    () => undefined,
    () => new Error("a lead may still be here"),
  );
  forgetDraft();
  chosenDocuments.set([]);
  forgetConfirmation();
  for (const store of ["sessionStorage", "localStorage"] as const) eraseListed(store);
  // The same event as when another tab clears storage, so that whatever needs a consent stops.
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  if (failed) throw failed;
  const { other } = (await leads?.findWaiting()) ?? {};
  return { other: other !== undefined };
}

function eraseListed(name: "sessionStorage" | "localStorage"): void {
  let store: Storage;
  try {
    store = window[name];
  } catch {
    // Storage is denied, so nothing was stored.
    return;
  }
  for (const key of Object.keys(store)) if (isListed(key)) store.removeItem(key);
}

/** Listed names that end in "…" are prefixes. */
const isListed = (key: string) =>
  Object.keys(storageList).some(name =>
    name.endsWith("…") ? key.startsWith(name.slice(0, -1)) : key === name,
  );
