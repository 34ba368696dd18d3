import { emailCorrection } from "./kinds/emailCorrection";
import { foreignPostcode } from "./kinds/foreignPostcode";
import { holdsRegisterNumber } from "./kinds/holdsRegisterNumber";
import { type PhoneReadings, phoneReadings } from "./kinds/phoneReadings";

/** A note about one answer. Only a phone number with several readings has to be cleared up before going on. */
export type Remark =
  | { kind: "registerNumber" }
  /** `correction`: the address that was probably meant. */
  | { kind: "emailSlip"; correction: string }
  | { kind: "foreignPostcode" }
  | PhoneReadings;

/** The remark on one answer as typed, by field name. */
export function remarkOn(name: string, typed: string): Remark | undefined {
  if (name === "phone") return phoneReadings(typed);
  if (name === "postcode") return foreignPostcode(typed) ? { kind: "foreignPostcode" } : undefined;
  if (name !== "email") return holdsRegisterNumber(typed) ? { kind: "registerNumber" } : undefined;
  const correction = emailCorrection(typed);
  return correction ? { kind: "emailSlip", correction } : undefined;
}
