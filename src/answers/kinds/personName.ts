import * as v from "valibot";
import { line } from "./line";

/**
 * At least one letter of any script, plus marks, digits, dots, all variants of ' and -, and what stands around or between
 * two names: Marie (Mia), "Jefke", Anne/Marie, Jan & Marie. A dash alone is for who has one name only.
 */
const pattern =
  /^(?:[-‐‑–—]|(?=.*\p{L})[\p{L}\p{M}\d '’‘ʼʻ`´.·・‐‑–()"“”„«»/&+,\-\u200C\u200D]+)$/u;

/** A name as its owner writes it: one letter is enough, at most `max` graphemes, never cut. */
export const personName = (max: number) => v.pipe(line(max), v.regex(pattern, "name"));
