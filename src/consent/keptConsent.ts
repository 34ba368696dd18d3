import type { Category } from "../settings/category";
import type { StorageName } from "../settings/storageName";

/** An answer per category; a missing category was not asked about, so there is no consent. */
export type Choice = Partial<Record<Category, boolean>>;

/** As stored on the device. */
export interface Kept {
  version: number;
  /** When it was chosen, as an ISO date and time. */
  at: string;
  choice: Choice;
}

export const consentKey = "familiale:consent" satisfies StorageName;
/** Change it to ask everybody again, when a category changes its meaning. */
export const consentVersion = 1;

/** Ages at which a choice counts (ms); negative for clocks set back since. */
const leastAge = -24 * 3600 * 1000;
const mostAge = 365 * 24 * 3600 * 1000;

/** The stored choice; null when it is of another version or malformed. */
export function keptConsent(text: string | null): Kept | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  const { version, at, choice } = value as Partial<Kept>;
  return (
    version === consentVersion &&
    typeof at === "string" &&
    typeof choice === "object" &&
    choice !== null
  );
}

/** Of the past year, or up to a day ahead for corrected clocks; a later date would never expire. */
export function isOfThisYear(at: string): boolean {
  const age = Date.now() - Date.parse(at);
  return age > leastAge && age < mostAge;
}
