import * as v from "valibot";
import { textLength } from "./textLength";
import { tidyText } from "./tidyText";

/** One line of free text, tidied; at most `max` characters as people count them. */
export const line = (max: number) =>
  v.pipe(
    v.string("required"),
    v.transform(tidyText),
    v.nonEmpty("required"),
    v.check(value => textLength(value) <= max, "tooLong"),
  );
