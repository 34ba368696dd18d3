import * as v from "valibot";
import { visibleText } from "./visibleText";

/** The HTML standard's grammar for an address, plus a dot in the domain. */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Trimmed and without invisible characters, otherwise as typed; at most 254 characters (RFC 5321). */
export const email = v.pipe(
  v.string("required"),
  v.transform(visibleText),
  v.trim(),
  v.nonEmpty("required"),
  v.maxLength(254, "tooLong"),
  v.regex(pattern, "email"),
);
