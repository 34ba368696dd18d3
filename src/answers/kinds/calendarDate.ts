import * as v from "valibot";
import { type DateParts, toIsoDate } from "./isoDate";
import { isoToday } from "./isoToday";

const part = v.optional(v.string(), "");

/** A wished date, from today to two years ahead; three empty boxes give null. */
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
