import * as v from "valibot";

/** The four digits in what a person typed: "B-9000", "BE 9000", "9000 Gent" all mean 9000. */
const noise = /^(?:be?[\s-]*)?(\d{4})(?:\s+\p{L}.*)?$/iu;

/** Belgian postcode as four digits, 1000 to 9999. Whether it exists is the place table's matter. */
export const postcode = v.pipe(
  v.string("required"),
  v.transform(value => value.replace(/[\u200B-\u200F\uFEFF]/g, "").trim()),
  v.nonEmpty("required"),
  v.transform(value => noise.exec(value)?.[1] ?? value),
  v.regex(/^[1-9]\d{3}$/, "postcode"),
);
