import { monthNumber } from "./monthNumber";
import { realDate } from "./realDate";
import { typedDigits } from "./typedDigits";

export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/**
 * `YYYY-MM-DD` from three boxes, or null for no real day. Two-digit years mean 20xx: asked dates are in the
 * future.
 */
export function toIsoDate({ day, month, year }: DateParts): string | null {
  const date = typedDigits(day);
  const fullYear = typedDigits(year).replace(/^(?=\d{2}$)/, "20");
  const number = monthNumber(month);
  if (!/^\d{1,2}$/.test(date) || !/^\d{4}$/.test(fullYear) || number === undefined) return null;
  const iso = `${fullYear}-${String(number).padStart(2, "0")}-${date.padStart(2, "0")}`;
  return realDate(iso) ? iso : null;
}
