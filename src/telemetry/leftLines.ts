import type { StorageName } from "../settings/storageName";
import { type Line, lineOf } from "./lines";

/** Unsent lines for the next page of this tab; in sessionStorage, after consent only. */
export const leftKey = "familiale:unsent" satisfies StorageName;

/** Replaces the saved lines; no lines removes the item. Returns how many fit. */
export function leaveLines(lines: readonly Line[]): number {
  try {
    if (lines.length === 0) sessionStorage.removeItem(leftKey);
    else sessionStorage.setItem(leftKey, lines.map(({ text }) => text).join("\n"));
    return lines.length;
  } catch {
    return 0;
  }
}

/** Removes and returns the saved lines. */
export function takeLines(): Line[] {
  try {
    const text = sessionStorage.getItem(leftKey) ?? "";
    sessionStorage.removeItem(leftKey);
    return text.split("\n").filter(Boolean).map(lineOf);
  } catch {
    return [];
  }
}
