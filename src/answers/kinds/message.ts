import * as v from "valibot";
import { messageLimit } from "../limits";
import { textLength } from "./textLength";
import { visibleText } from "./visibleText";

/** Free text over several lines: what is seen of it, at most 500 characters as people count them. */
export const message = v.pipe(
  v.string("required"),
  v.transform(value => visibleText(value).trim()),
  v.check(value => textLength(value) <= messageLimit, "tooLong"),
);
