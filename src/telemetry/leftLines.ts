import type { StorageName } from "../settings/storageName";
import { type Line, lineOf } from "./lines";

/** What could not leave, for the next page of this tab; in sessionStorage, after consent only. */
export const leftKey = "familiale:unsent" satisfies StorageName;

/**
 * Leaves these lines, in place of those that were left; none takes the item away. Tells how many
 * found room.
 */
export function leaveLines(lines: readonly Line[]): number {
  try {
    if (lines.length === 0) sessionStorage.removeItem(leftKey);
    else sessionStorage.setItem(leftKey, lines.map(({ text }) => text).join("\n"));
    return lines.length;
  } catch {
    return 0;
  }
}

/** Takes what was left. */
export function takeLines(): Line[] {
  try {
    const text = sessionStorage.getItem(leftKey) ?? "";
    sessionStorage.removeItem(leftKey);
    return text.split("\n").filter(Boolean).map(lineOf);
  } catch {
    return [];
  }
}
