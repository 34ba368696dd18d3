import { latinDigits } from "../../writing/latinDigits";

/** A typed date part with any script's digits as ASCII; cut at 40, more than any month name. */
export const typedDigits = (typed: string) => latinDigits(typed.trim().slice(0, 40));
