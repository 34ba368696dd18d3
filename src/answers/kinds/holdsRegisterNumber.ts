import { latinDigits } from "../../writing/latinDigits";
import { visibleText } from "./visibleText";

/** Year, month, day, counter and check digits, with optional separators. */
const written =
  /(?:^|[^\d+])(\d{2})[\s./\p{Pd}]{0,3}(\d{2})[\s./\p{Pd}]{0,3}(\d{2})[\s./\p{Pd}]{0,3}(\d{3})[\s./\p{Pd}]{0,3}(\d{2})(?!\d)/gu;

/**
 * Whether a text contains a Belgian national register number (INSZ) with valid check digits: 97 minus the
 * first nine digits modulo 97, with a 2 in front of them for births from 2000. People outside the register
 * have 20 or 40 added to the month. Source: Royal Decree of 3 April 1984, article 1.
 */
export function holdsRegisterNumber(text: string): boolean {
  if (text.length > 10_000) return false;
  const seen = latinDigits(visibleText(text));
  for (const [, year, month, date, counter, check] of seen.matchAll(written)) {
    const nine = `${year}${month}${date}${counter}`;
    const possible = Number(month) % 20 <= 12 && Number(month) <= 52 && Number(date) <= 31;
    const rests = [Number(nine), Number(`2${nine}`)].map(number => 97 - (number % 97));
    if (possible && rests.includes(Number(check))) return true;
  }
  return false;
}
