import { type DateParts, toIsoDate } from "./isoDate";
import { monthNumber } from "./monthNumber";
import { typedDigits } from "./typedDigits";

/**
 * The boxes to mark in a wrong date: the empty ones of a partly filled date, else the unreadable ones, else
 * the day (30 februari). All three when the date exists but is out of range.
 */
export function wrongDateParts(raw: unknown): (keyof DateParts)[] {
  const parts = (raw ?? {}) as Partial<DateParts>;
  const { day = "", month = "", year = "" } = parts;
  const all = ["day", "month", "year"] as const;
  const empty = all.filter(part => !parts[part]?.trim());
  if (empty.length > 0) return empty;
  if (toIsoDate({ day, month, year })) return [...all];
  const odd = all.filter(
    part =>
      ({
        day: !/^(?:0?[1-9]|[12]\d|3[01])$/.test(typedDigits(day)),
        month: monthNumber(month) === undefined,
        year: !/^(?:\d{2}|\d{4})$/.test(typedDigits(year)),
      })[part],
  );
  return odd.length > 0 ? odd : ["day"];
}
