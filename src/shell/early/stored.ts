import type { StorageName } from "../../settings/storageName";

/** A value from session or local storage, unchecked; null or undefined when absent, not JSON, or denied. */
export function stored<Kept>(name: StorageName): Partial<Kept> | null | undefined {
  try {
    return JSON.parse(sessionStorage[name] || localStorage[name]);
  } catch {}
}
