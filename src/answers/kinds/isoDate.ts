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
  if (!/^\d{1,2}$/.test(day.trim()) || !/^\d{4}$/.test(fullYear) || !Number.isInteger(number))
    return null;
  const iso = `${fullYear}-${String(number).padStart(2, "0")}-${day.trim().padStart(2, "0")}`;
  return realDate(iso) ? iso : null;
}
