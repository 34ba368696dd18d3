import * as v from "valibot";
import type { Rule } from "../rule";

/** UTF-16 units per grapheme: the longest emoji, and more than any letter with its marks. */
export const unitsPerLetter = 20;

/**
 * First check of any text: a longer one than anybody writes breaks `rule`, before normalising and matching,
 * which can take quadratic time.
 */
export const measured = (units: number, rule: Rule) =>
  v.pipe(v.string("required"), v.maxLength(units, rule));
