import * as v from "valibot";
import { postcodeIn } from "./postcodeIn";

/** Belgian postcode, four digits; whether it exists is up to `places`. */
export const postcode = v.pipe(
  v.string("required"),
  v.trim(),
  v.nonEmpty("required"),
  v.transform(typed => postcodeIn(typed) ?? typed),
  v.regex(/^[1-9]\d{3}$/, "postcode"),
);
