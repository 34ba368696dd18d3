import * as v from "valibot";
import { measured, unitsPerLetter } from "./measured";
import { textLength } from "./textLength";
import { visibleText } from "./visibleText";

/** Multi-line free text, normalised; at most `max` graphemes. */
export const lines = (max: number) =>
  v.pipe(
    measured(max * unitsPerLetter, "tooLong"),
    v.transform(value => visibleText(value).trim()),
    v.check(value => textLength(value) <= max, "tooLong"),
  );
