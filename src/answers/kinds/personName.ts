import * as v from "valibot";
import { line } from "./line";

/** Any letters and marks, apostrophes, hyphens, dots, digits; one letter is a name too. */
const pattern = /^[\p{L}\p{M}\d'’ʼ.\- ]*\p{L}[\p{L}\p{M}\d'’ʼ.\- ]*$/u;

export const personName = v.pipe(line(80), v.regex(pattern, "name"));
