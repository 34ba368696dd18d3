import { askedCategories } from "../settings/askedCategories";
import { loadConfig } from "../settings/configStore";
import { storageList } from "../settings/storageList";
import type { StorageName } from "../settings/storageName";
import { hasConsent, subscribeChoice } from "./consent";

/**
 * Removes stored data that has no consent, at the start of a visit and when the choice changes. By name, so
 * that it works when a service's code is blocked or the service was removed from config.json.
 */
export async function forgetUnagreed(): Promise<void> {
  forget(() => true);
  subscribeChoice(() => forget(() => true));
  const asked = askedCategories(await loadConfig());
  forget(category => asked.includes(category));
}

type Category = Parameters<typeof hasConsent>[0];

function forget(isServed: (category: Category) => boolean): void {
  for (const [name, { after }] of Object.entries(storageList))
    if (after && !(hasConsent(after) && isServed(after))) erase(name);
}

function erase(name: string): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      storage().removeItem(name);
    } catch {}
  }
  if (name === "~partytown") void endWorker(name).catch(() => {});
}

/** Partytown's worker. */
async function endWorker(name: StorageName): Promise<void> {
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    if (worker.scope.endsWith(`/${name}/`)) await worker.unregister();
}
