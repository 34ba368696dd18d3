import * as v from "valibot";
import { toE164 } from "./toE164";

/** A phone number in any usual writing; kept as typed in the form, as E.164 in the lead. */
export const phone = v.pipe(
  v.string("required"),
  v.trim(),
  v.nonEmpty("required"),
  v.check(value => toE164(value) !== null, "phone"),
  v.transform(value => toE164(value) ?? value),
);
