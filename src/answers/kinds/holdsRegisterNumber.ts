import { visibleText } from "./visibleText";

/** Year, month, day, counter and check digits, each pair perhaps with signs between them. */
const written =
  /(?:^|[^\d+])(\d{2})[\s./\p{Pd}]{0,3}(\d{2})[\s./\p{Pd}]{0,3}(\d{2})[\s./\p{Pd}]{0,3}(\d{3})[\s./\p{Pd}]{0,3}(\d{2})(?!\d)/gu;

/**
 * Whether a text holds a Belgian national register number (INSZ), with its check digits: 97 minus
 * the nine digits before modulo 97; a 2 goes before them for who was born from 2000 on. Numbers of
 * people who are not in the register have their month raised by 20 or 40.
 * Source: Royal Decree of 3 April 1984, article 1.
 */
export function holdsRegisterNumber(text: string): boolean {
  for (const [, year, month, date, counter, check] of visibleText(text).matchAll(written)) {
    const nine = `${year}${month}${date}${counter}`;
    const possible = Number(month) % 20 <= 12 && Number(month) <= 52 && Number(date) <= 31;
    const rests = [Number(nine), Number(`2${nine}`)].map(number => 97 - (number % 97));
    if (possible && rests.includes(Number(check))) return true;
  }
  return false;
}
