import * as v from "valibot";
import { latinDigits } from "../../writing/latinDigits";
import { measured } from "./measured";

/** A whole number from `min` to `max`, typed as text; letters are an error, not dropped. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    measured(100, "number"),
    v.transform(typed => latinDigits(typed.trim())),
    v.nonEmpty("required"),
    v.regex(/^-?\d{1,9}$/, "number"),
    v.transform(Number),
    v.minValue(min, "tooFew"),
    v.maxValue(max, "tooMany"),
  );
