import * as v from "valibot";
import { textLength } from "./textLength";

export const messageLimit = 500;

/** Free text over several lines: composed, line ends as \n, at most 500 characters. */
export const message = v.pipe(
  v.string("required"),
  v.transform(value => value.normalize("NFC").replace(/\r\n?/g, "\n").trim()),
  v.check(value => textLength(value) <= messageLimit, "tooLong"),
);
