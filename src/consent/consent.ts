import type { Category } from "../settings/category";
import type { StorageName } from "../settings/storageName";

export type { Category };

/** An answer per category; a category that is missing was not asked about, which is no consent. */
export type Choice = Partial<Record<Category, boolean>>;

/** As kept on the device. */
interface Kept {
  version: number;
  /** When it was chosen: an ISO date and time. */
  at: string;
  choice: Choice;
}

export const consentKey = "familiale:consent" satisfies StorageName;
/** Another number asks everybody again: for when a category comes to mean something else. */
export const consentVersion = 1;
export const categories: readonly Category[] = ["telemetry", "experiments", "marketing"];

/** How old a choice may be that counts. A day of grace for clocks that were set right; a date beyond it
 * would never end. */
export const consentAge = { least: -24 * 3600 * 1000, most: 365 * 24 * 3600 * 1000 };

/** Undefined: not read yet. Null: no choice that counts. */
let kept: Kept | null | undefined;
const listeners = new Set<() => void>();

/** The choice that counts now; null when nobody chose, or longer than a year ago. */
export function getChoice(): Choice | null {
  if (kept === undefined) {
    kept = read() ?? null;
    window.addEventListener("storage", ({ key }) => {
      if (key === consentKey || key === null) readAgain();
    });
    // A page from the back/forward cache heard nothing meanwhile.
    window.addEventListener("pageshow", ({ persisted }) => {
      if (persisted) readAgain();
    });
  }
  return kept && isOfThisYear(kept.at) ? kept.choice : null;
}

/** Whether the visitor said yes or no to each of these. */
export const isAnswered = (asked: readonly Category[]): boolean =>
  asked.every(category => getChoice()?.[category] !== undefined);

/** Whether the visitor agreed to this. */
export const hasConsent = (category: Category): boolean => getChoice()?.[category] === true;

/**
 * Keeps the choice for a year and tells everyone whom it concerns, at once and in other tabs too. It
 * stands for the whole choice: a category that it leaves out counts as not asked.
 */
export function chooseConsent(choice: Choice): void {
  getChoice();
  const next: Kept = { version: consentVersion, at: new Date().toISOString(), choice };
  keep(next);
  replace(next);
}

/** Tells when the choice changed; returns the way to stop listening. */
export function subscribeChoice(listener: () => void): () => void {
  getChoice();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Calls the listener at once with whether there is consent, then whenever that changes: here, in
 * another tab, or since the browser brought the page back. Returns the way to stop listening.
 */
export function watchConsent(category: Category, listener: (granted: boolean) => void): () => void {
  let told: boolean | undefined;
  const tell = () => {
    const granted = hasConsent(category);
    if (granted === told) return;
    told = granted;
    listener(granted);
  };
  tell();
  return subscribeChoice(tell);
}

function replace(next: Kept | null): void {
  kept = next;
  for (const listener of [...listeners]) {
    // A fault in one must not keep a withdrawal from the others.
    try {
      listener();
    } catch (error) {
      reportError(error);
    }
  }
}

function readAgain(): void {
  const now = read();
  if (now !== undefined) replace(now);
}

/** Undefined where storage throws: then what this page knows goes on counting. */
function read(): Kept | null | undefined {
  let text: string | null;
  try {
    text = localStorage.getItem(consentKey);
  } catch {
    return undefined;
  }
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

/** Where storage is denied or full, the choice counts for this page and is asked again on the next. */
function keep(next: Kept): void {
  try {
    // First: when there is no room for a withdrawal, what it withdraws must not stay either.
    localStorage.removeItem(consentKey);
    localStorage.setItem(consentKey, JSON.stringify(next));
  } catch {}
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

function isOfThisYear(at: string): boolean {
  const age = Date.now() - Date.parse(at);
  return age > consentAge.least && age < consentAge.most;
}
