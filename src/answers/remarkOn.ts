import { emailCorrection } from "./kinds/emailCorrection";
import { holdsRegisterNumber } from "./kinds/holdsRegisterNumber";

/** What a visitor may want to know about an answer that is accepted all the same. */
export type Remark =
  | { kind: "registerNumber" }
  /** The address that was probably meant. */
  | { kind: "emailSlip"; correction: string };

/** The remark on one answer as typed, by the name of its field; never a reason to refuse. */
export function remarkOn(name: string, typed: string): Remark | undefined {
  if (name !== "email") return holdsRegisterNumber(typed) ? { kind: "registerNumber" } : undefined;
  const correction = emailCorrection(typed);
  return correction ? { kind: "emailSlip", correction } : undefined;
}
