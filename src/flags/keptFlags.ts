import type { StorageName } from "../settings/storageName";
import type { Decisions } from "./decisions";

/** All that flags leave on the device, after consent to experiments only. */
export const flagKeys = {
  /** In sessionStorage for this visit, in localStorage for the next one. */
  variants: "familiale:variants",
  visitor: "familiale:visitor",
  cache: "familiale:flags",
} as const satisfies Record<string, StorageName>;

/** Storage may throw (denied, full): then it holds for this page. */
const tried = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

const write = (storage: () => Storage, decisions: Decisions) =>
  tried(() => storage().setItem(flagKeys.variants, JSON.stringify(decisions)));

export const keepForVisit = (decisions: Decisions) => write(() => sessionStorage, decisions);

/** Ready before the first paint of the next visit. */
export const keepForNextVisit = (decisions: Decisions) => write(() => localStorage, decisions);

let unkept: string | undefined;

/** A random id that only says "the same browser as before". */
export function visitorId(): string {
  const known = tried(() => localStorage.getItem(flagKeys.visitor)) ?? unkept;
  if (known) return known;
  const made = crypto.getRandomValues(new Uint32Array(4)).join("");
  unkept = made;
  tried(() => localStorage.setItem(flagKeys.visitor, made));
  return made;
}

/** Erases all of it. */
export function forgetFlags(): void {
  unkept = undefined;
  tried(() => sessionStorage.removeItem(flagKeys.variants));
  for (const key of Object.values(flagKeys)) tried(() => localStorage.removeItem(key));
}
