import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { calendarDate } from "../../../../src/answers/kinds/calendarDate";
import { type DateParts, toIsoDate } from "../../../../src/answers/kinds/isoDate";
import { isoToday } from "../../../../src/answers/kinds/isoToday";
import { realDate } from "../../../../src/answers/kinds/realDate";
import { wrongDateParts } from "../../../../src/answers/kinds/wrongDateParts";
import { broken, judge } from "../../../support/judge";

describe("calendarDate on 27 November 2026", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 27, 21, 4) }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ["", "", "", null],
    [" ", "", "\t", null],
    ["27", "11", "2026", "2026-11-27"],
    ["1", "1", "2027", "2027-01-01"],
    ["01", "01", "27", "2027-01-01"],
    [" 3 ", "maart", "2027", "2027-03-03"],
    ["3", "mrt", "2027", "2027-03-03"],
    ["3", "MEI", "2027", "2027-05-03"],
    ["27", "11", "2028", "2028-11-27"],
    ["29", "2", "2028", "2028-02-29"],
    ["26", "11", "2026", broken("datePast")],
    ["1", "1", "1900", broken("datePast")],
    ["28", "11", "2028", broken("dateTooFar")],
    ["1", "", "2027", broken("dateIncomplete")],
    ["", "", "2027", broken("dateIncomplete")],
    ["29", "2", "2027", broken("date")],
    ["31", "4", "2027", broken("date")],
    ["0", "1", "2027", broken("date")],
    ["1", "13", "2027", broken("date")],
    ["1", "0", "2027", broken("date")],
    ["1", "1.5", "2027", broken("date")],
    ["1", "lente", "2027", broken("date")],
    ["1", "maandag", "2027", broken("date")],
    ["1", "julia", "2027", broken("date")],
    ["1", "ja", "2027", broken("date")],
    ["1", "0x1", "2027", broken("date")],
    ["1", "1e0", "2027", broken("date")],
    ["1", "-1", "2027", broken("date")],
    ["1", "1", "99", broken("dateTooFar")],
    ["1", "Sept.", "2027", "2027-09-01"],
    ["1", "augustus", "27", "2027-08-01"],
    ["1", "1", "202", broken("date")],
    ["een", "1", "2027", broken("date")],
    ["1e1", "1", "2027", broken("date")],
  ])("%j %j %j becomes %j", (day, month, year, expected) => {
    expect(judge(calendarDate, { day, month, year })).toEqual(expected);
  });

  it("means nothing given when the question was not there", () => {
    expect(judge(calendarDate, undefined)).toBeNull();
    expect(judge(calendarDate, {})).toBeNull();
  });
});

describe("wrongDateParts", () => {
  it.each<[DateParts, string]>([
    [{ day: "1", month: "", year: "2027" }, "month"],
    [{ day: "", month: "", year: "2027" }, "day month"],
    [{ day: "30", month: "februari", year: "2027" }, "day"],
    [{ day: "32", month: "1", year: "2027" }, "day"],
    [{ day: "1", month: "lente", year: "2027" }, "month"],
    [{ day: "0", month: "13", year: "202" }, "day month year"],
    [{ day: "1", month: "1", year: "1900" }, "day month year"],
  ])("of %j are: %s", (parts, wrong) => {
    expect(wrongDateParts(parts).join(" ")).toBe(wrong);
  });

  it("are never none where the date is none", () => {
    const text = fc.oneof(fc.constantFrom("", " ", "1", "31", "2", "mei", "2027"), fc.string());
    fc.assert(
      fc.property(fc.record({ day: text, month: text, year: text }), parts => {
        expect(wrongDateParts(parts)).not.toEqual([]);
      }),
    );
  });
});

it("isoToday follows the visitor's calendar, also just before and after midnight", () => {
  expect(isoToday(new Date(2027, 0, 1, 0, 0, 1))).toBe("2027-01-01");
  expect(isoToday(new Date(2027, 8, 9, 23, 59, 59))).toBe("2027-09-09");
});

const box = (value: number) =>
  fc.constantFrom(String(value), String(value).padStart(2, "0"), ` ${value} `);

describe("toIsoDate", () => {
  it("reads every day that exists, and no other", () => {
    const parts = fc.record({
      year: fc.integer({ min: 1000, max: 9999 }),
      month: fc.integer({ min: 0, max: 13 }),
      day: fc.integer({ min: 0, max: 32 }),
    });
    fc.assert(
      fc.property(
        parts.chain(date => fc.tuple(fc.constant(date), box(date.day), box(date.month))),
        ([date, day, month]) => {
          // The calendar of the language itself moves a day that does not exist to another one.
          const real = new Date(Date.UTC(date.year, date.month - 1, date.day));
          const exists = real.getUTCMonth() === date.month - 1 && real.getUTCDate() === date.day;
          const expected = exists ? real.toISOString().slice(0, 10) : null;
          expect(toIsoDate({ day, month, year: String(date.year) })).toBe(expected);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("reads months by their Dutch names, whole and short", () => {
    const name = (month: number, length: "long" | "short") =>
      new Date(2027, month, 15).toLocaleDateString("nl-BE", { month: length });
    for (let month = 0; month < 12; month++) {
      const iso = `2027-${String(month + 1).padStart(2, "0")}-15`;
      for (const length of ["long", "short"] as const)
        expect(toIsoDate({ day: "15", month: name(month, length), year: "2027" })).toBe(iso);
    }
  });

  it.each(["nl", "fr", "de", "it", "en"])("reads months by their names in %s", language => {
    for (let month = 0; month < 12; month++) {
      const iso = `2027-${String(month + 1).padStart(2, "0")}-15`;
      const name = new Date(2027, month, 15).toLocaleDateString(language, { month: "long" });
      for (const typed of [name, name.toUpperCase(), name.normalize("NFD").replace(/\p{M}/gu, "")])
        expect(toIsoDate({ day: "15", month: typed, year: "2027" }), typed).toBe(iso);
    }
  });

  it.each([
    ["janv.", "2027-01-15"],
    ["mars", "2027-03-15"],
    ["Août", "2027-08-15"],
    ["juil.", "2027-07-15"],
    // It begins juin and juillet.
    ["jui", null],
  ])("reads %s as %s", (month, iso) => {
    expect(toIsoDate({ day: "15", month, year: "2027" })).toBe(iso);
  });

  it("never throws, and gives a real day or nothing", () => {
    const anything = fc.record({ day: fc.string(), month: fc.string(), year: fc.string() });
    fc.assert(
      fc.property(anything, parts => {
        const iso = toIsoDate(parts);
        expect(iso === null || realDate(iso)).toBe(true);
      }),
    );
  });
});

it.each([
  "",
  "2027-1-1",
  "2027-02-30",
  "2100-02-29",
  "2027-13-01",
  "x2027-01-01",
  "2027-01-01T00:00",
])("realDate refuses %j", iso => expect(realDate(iso)).toBe(false));

it.each(["2000-02-29", "2028-02-29", "2027-12-31", "0001-01-01"])("realDate knows %s", iso => {
  expect(realDate(iso)).toBe(true);
});
