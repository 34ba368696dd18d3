import type { Category } from "../settings/category";
import { createStore } from "../store/createStore";
import {
  type Choice,
  consentKey,
  consentVersion,
  isOfThisYear,
  type Kept,
  keptConsent,
} from "./keptConsent";

export type { Category, Choice };

export const categories: readonly Category[] = ["telemetry", "experiments", "marketing"];

/** Null: no choice yet. */
const store = createStore<Kept | null>(null, () => {
  window.addEventListener("storage", ({ key }) => {
    if (key === consentKey || key === null) readAgain();
  });
  // A page in the back/forward cache misses events.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) readAgain();
  });
  return read() ?? null;
});

/** The current choice; null when there is none, or it is older than a year. */
export function getChoice(): Choice | null {
  const kept = store.get();
  return kept && isOfThisYear(kept.at) ? kept.choice : null;
}

/** Whether the visitor said yes or no to each of these. */
export const isAnswered = (asked: readonly Category[]): boolean =>
  asked.every(category => getChoice()?.[category] !== undefined);

/** Whether the visitor agreed to this. */
export const hasConsent = (category: Category): boolean => getChoice()?.[category] === true;

/** Stores the whole choice for a year and notifies all tabs; a category that it omits counts as not asked. */
export function chooseConsent(choice: Choice): void {
  getChoice();
  const next: Kept = { version: consentVersion, at: new Date().toISOString(), choice };
  keep(next);
  store.set(next);
}

/** Calls the listener when the choice changes; returns the unsubscribe function. */
export function subscribeChoice(listener: () => void): () => void {
  getChoice();
  return store.subscribe(() => {
    // An error in one listener must not keep a withdrawal from the others.
    try {
      listener();
    } catch (error) {
      reportError(error);
    }
  });
}

/**
 * Calls the listener now with whether there is consent, and whenever that changes: here, in another tab, or
 * when the page is restored from the back/forward cache. Returns the unsubscribe function.
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

function readAgain(): void {
  const now = read();
  if (now !== undefined) store.set(now);
}

/** Undefined when storage throws: then the choice known to this page stays valid. */
function read(): Kept | null | undefined {
  let text: string | null;
  try {
    text = localStorage.getItem(consentKey);
  } catch {
    return undefined;
  }
  return keptConsent(text);
}

/** Where storage is denied or full, the choice counts for this page and is asked again on the next. */
function keep(next: Kept): void {
  try {
    // Remove first: if a withdrawal cannot be stored, the earlier consent must not stay.
    localStorage.removeItem(consentKey);
    localStorage.setItem(consentKey, JSON.stringify(next));
  } catch {}
}
