import { misfit } from "./misfit";
import type { Edit, EditRepair } from "./repair";

/** A change and its repair. */
export interface Planned {
  repair: Pick<EditRepair, "name" | "upstream" | "reason" | "stage">;
  edit: Edit;
}

/** Applies changes to an upstream file's source, in order. Throws when one does not match as often as expected. */
export function edited(source: string, planned: readonly Planned[]): string {
  return planned.reduce((text, { repair, edit: { file, find, instead, matches } }) => {
    const every = new RegExp(find, [...new Set(`${find.flags}g`)].join(""));
    const found = text.match(every)?.length ?? 0;
    if (found !== matches) throw misfit(repair, `${find} in ${file}`, found, matches);
    return text.replace(every, instead);
  }, source);
}
