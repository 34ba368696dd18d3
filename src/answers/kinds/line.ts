import * as v from "valibot";
import { measured, unitsPerLetter } from "./measured";
import { textLength } from "./textLength";
import { tidyText } from "./tidyText";

/** One line of free text, normalised; at most `max` graphemes. */
export const line = (max: number) =>
  v.pipe(
    measured(max * unitsPerLetter, "tooLong"),
    v.transform(tidyText),
    v.nonEmpty("required"),
    v.check(value => textLength(value) <= max, "tooLong"),
  );
