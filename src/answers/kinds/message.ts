import * as v from "valibot";
import { messageLimit } from "../limits";
import { textLength } from "./textLength";

/** Free text over several lines: composed, line ends as \n, at most 500 characters. */
export const message = v.pipe(
  v.string("required"),
  v.transform(value => value.normalize("NFC").replace(/\r\n?/g, "\n").trim()),
  v.check(value => textLength(value) <= messageLimit, "tooLong"),
);
