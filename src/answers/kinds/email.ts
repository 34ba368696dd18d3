import * as v from "valibot";
import { measured } from "./measured";
import { visibleText } from "./visibleText";

/** The HTML standard's e-mail grammar with letters of all scripts (RFC 6531), plus a required dot in the domain. */
const pattern =
  /^[\p{L}\p{M}\p{N}_.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)+$/u;

/** Trimmed, without invisible characters and without a final dot, otherwise as typed; at most `max` characters (254 by RFC 5321). */
export const email = (max: number) =>
  v.pipe(
    measured(1000, "tooLong"),
    v.transform(visibleText),
    v.trim(),
    // The end of the sentence that it was copied from.
    v.transform(address => address.replace(/[.,;]+$/, "")),
    v.nonEmpty("required"),
    v.maxLength(max, "tooLong"),
    v.regex(pattern, "email"),
  );
