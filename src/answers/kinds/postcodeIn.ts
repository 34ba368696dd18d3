import { isDutchPostcode } from "../../writing/isDutchPostcode";
import { latinDigits } from "../../writing/latinDigits";

/** "B-9000", "BE 9000", "9000 Gent", "3798 's-Gravenvoeren". */
const written = /^(?:be?[\s.-]*)?([1-9]\d{3})(?:[\s,.–-]\D*)?$/iu;

/** The Belgian postcode (1000 to 9999) in typed text; undefined when there is none. */
export function postcodeIn(typed: string): string | undefined {
  if (typed.length > 200) return undefined;
  const plain = latinDigits(typed.replace(/\p{Cf}/gu, "").trim());
  return isDutchPostcode(plain) ? undefined : written.exec(plain)?.[1];
}
