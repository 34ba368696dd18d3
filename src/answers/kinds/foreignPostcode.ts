import { isDutchPostcode } from "../../writing/isDutchPostcode";
import { latinDigits } from "../../writing/latinDigits";
import { postcodeIn } from "./postcodeIn";

/** Five digits (France, Germany, Spain), a country's letters before the digits (L-1234), or Britain's (SW1A 1AA). */
const elsewhere =
  /^(?:(?!be?\b)[a-z]{1,3}[\s-]+\d{4,5}|l\d{4}|\d{5}|[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2})(?!\d)/i;

/** Whether what was typed looks like a postcode of another country. */
export function foreignPostcode(typed: string): boolean {
  const text = latinDigits(typed.slice(0, 40)).trim();
  return postcodeIn(text) === undefined && (isDutchPostcode(text) || elsewhere.test(text));
}
