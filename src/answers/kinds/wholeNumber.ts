import * as v from "valibot";

/** A whole number typed as text, from `min` to `max`; letters are reported, not swallowed. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string("required"),
    v.trim(),
    v.nonEmpty("required"),
    v.regex(/^-?\d{1,9}$/, "number"),
    v.transform(Number),
    v.minValue(min, "tooFew"),
    v.maxValue(max, "tooMany"),
  );
