import * as v from "valibot";
import { line } from "./line";

/** At least one letter, of any script; besides: marks, digits, dots, and all ways to type ' and -. */
const pattern = /^(?=.*\p{L})[\p{L}\p{M}\d '’‘ʼʻ`´.·・‐‑–\-\u200C\u200D]+$/u;

/** A name as its owner writes it; one letter is enough. At most 80 characters, never cut. */
export const personName = v.pipe(line(80), v.regex(pattern, "name"));
