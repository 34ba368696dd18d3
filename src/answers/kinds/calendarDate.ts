import * as v from "valibot";
import { realDate } from "./realDate";

/** Dutch month names and their common short forms, in order. */
const months = ["jan", "feb", "maa", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"];

/** Three boxes as typed. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** `YYYY-MM-DD` of three boxes, or null when they are no day that exists. Two-digit years are 20xx. */
export function toIsoDate({ day, month, year }: DateParts): string | null {
  const name = month.trim().toLowerCase().replace(/^mrt/, "maa").slice(0, 3);
  const number = months.indexOf(name) + 1 || Number(month.trim() || Number.NaN);
  const fullYear = /^\d{2}$/.test(year.trim()) ? `20${year.trim()}` : year.trim();
  if (!/^\d{1,2}$/.test(day.trim()) || !/^\d{4}$/.test(fullYear) || !Number.isInteger(number)) return null;
  const iso = `${fullYear}-${String(number).padStart(2, "0")}-${day.trim().padStart(2, "0")}`;
  return realDate(iso) ? iso : null;
}

/** Today as `YYYY-MM-DD` on the visitor's own calendar. */
export function isoToday(now = new Date()): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

const part = v.optional(v.string(), "");

/** A wished day, from today to two years ahead; all boxes empty means null. */
export const calendarDate = v.pipe(
  v.optional(v.object({ day: part, month: part, year: part }), {}),
  v.rawTransform<DateParts, string | null>(({ dataset, addIssue, NEVER }) => {
    const parts = dataset.value;
    const filled = Object.values(parts).filter(value => value.trim() !== "").length;
    if (filled === 0) return null;
    const fail = (message: string) => {
      addIssue({ message });
      return NEVER;
    };
    if (filled < 3) return fail("dateIncomplete");
    const iso = toIsoDate(parts);
    if (iso === null) return fail("date");
    const today = isoToday();
    if (iso < today) return fail("datePast");
    const last = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
    return iso > last ? fail("dateTooFar") : iso;
  }),
);
