import type { StorageName } from "../settings/storageName";
import type { Decisions } from "./decisions";

export const variantsKey = "familiale:variants" satisfies StorageName;

/** Everything that flags store, only after consent to experiments. */
export const flagKeys = {
  /** In sessionStorage for this visit, in localStorage for the next. */
  variants: variantsKey,
  visitor: "familiale:visitor",
  cache: "familiale:flags",
} as const satisfies Record<string, StorageName>;

/** Storage may throw (denied, full): then the value lasts as long as the page. */
const tried = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

const write = (storage: () => Storage, decisions: Decisions) =>
  tried(() => storage().setItem(variantsKey, JSON.stringify(decisions)));

export const keepForVisit = (decisions: Decisions) => write(() => sessionStorage, decisions);

/** Read before the first paint of the next visit. */
export const keepForNextVisit = (decisions: Decisions) => write(() => localStorage, decisions);

let unkept: string | undefined;

/** A random id of this browser; identifies no person. */
export function visitorId(): string {
  const known = tried(() => localStorage.getItem(flagKeys.visitor)) ?? unkept;
  if (known) return known;
  const made = crypto.getRandomValues(new Uint32Array(4)).join("");
  unkept = made;
  tried(() => localStorage.setItem(flagKeys.visitor, made));
  return made;
}

/** Removes everything that flags store. */
export function forgetFlags(): void {
  unkept = undefined;
  tried(() => sessionStorage.removeItem(flagKeys.variants));
  for (const key of Object.values(flagKeys)) tried(() => localStorage.removeItem(key));
}
