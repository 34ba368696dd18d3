import * as v from "valibot";
import { phoneReadings } from "./phoneReadings";
import { toE164 } from "./toE164";

/** A phone number in any usual notation, kept as typed; the lead gets E.164. */
export const phone = v.pipe(
  v.string("required"),
  v.trim(),
  v.nonEmpty("required"),
  v.check(value => phoneReadings(value) === undefined, "phoneUnclear"),
  v.check(value => toE164(value) !== null, "phone"),
  v.transform(value => toE164(value) ?? value),
);
