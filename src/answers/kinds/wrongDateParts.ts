import { type DateParts, toIsoDate } from "./isoDate";
import { monthNumber } from "./monthNumber";

/**
 * Which boxes of a date need a look: those that are empty beside filled ones, else those that nothing
 * can be made of, else the day (30 februari). All three when the day exists: then it is the wrong one.
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
        day: !/^(?:0?[1-9]|[12]\d|3[01])$/.test(day.trim()),
        month: monthNumber(month) === undefined,
        year: !/^(?:\d{2}|\d{4})$/.test(year.trim()),
      })[part],
  );
  return odd.length > 0 ? odd : ["day"];
}
