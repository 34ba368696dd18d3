import { monthNumber } from "./monthNumber";
import { realDate } from "./realDate";

/** Three boxes as typed. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/**
 * `YYYY-MM-DD` of three boxes, or null when they are no day that exists. Two-digit years are 20xx: what
 * is asked lies in the future.
 */
export function toIsoDate({ day, month, year }: DateParts): string | null {
  const fullYear = year.trim().replace(/^(?=\d{2}$)/, "20");
  const number = monthNumber(month);
  if (!/^\d{1,2}$/.test(day.trim()) || !/^\d{4}$/.test(fullYear) || number === undefined)
    return null;
  const iso = `${fullYear}-${String(number).padStart(2, "0")}-${day.trim().padStart(2, "0")}`;
  return realDate(iso) ? iso : null;
}
