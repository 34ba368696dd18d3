import { describe, expect, test } from "vitest";
import { openingHours } from "../../../src/brokers/openingHours";
import { parseHours } from "../../../src/brokers/parseHours";

const hours = "ma-vr 09:00-12:00,13:00-17:00; za 09:00-12:00";
const at = (weekday: number, clock: string, text: string | null = hours) => {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  return openingHours(text, weekday, hour * 60 + minute);
};
const closed = { open: false, until: null };

describe("openingHours", () => {
  test.each([
    [1, "08:59", closed],
    [1, "09:00", { open: true, until: "12:00" }],
    [3, "11:59", { open: true, until: "12:00" }],
    [3, "12:00", closed],
    [5, "13:00", { open: true, until: "17:00" }],
    [5, "17:00", closed],
    [6, "11:00", { open: true, until: "12:00" }],
    [6, "13:30", closed],
    [0, "10:00", closed],
  ])("weekday %i at %s", (weekday, clock, state) => {
    expect(at(weekday, clock)).toEqual(state);
  });

  test("openings that touch are one", () => {
    expect(at(1, "09:30", "ma 9:00-12:00,12:00-18:00,19:00-20:00")).toEqual({
      open: true,
      until: "18:00",
    });
  });

  test("until midnight", () => {
    expect(at(1, "23:59", "ma 20:00-24:00")).toEqual({ open: true, until: "24:00" });
  });

  test.each([null, "", "op afspraak"])("%j says nothing", text => {
    expect(at(1, "10:00", text)).toBeNull();
  });
});

describe("parseHours", () => {
  test("a week, Sunday first", () => {
    const day = [
      [540, 720],
      [780, 1020],
    ];
    expect(parseHours(hours)).toEqual([[], day, day, day, day, day, [[540, 720]]]);
  });

  test.each([
    "ma-vr",
    "09:00-12:00",
    "xx 09:00-12:00",
    "vr-ma 09:00-12:00",
    "ma 12:00-09:00",
    "ma 09:00-09:00",
    "ma 09:00-12:00,11:00-13:00",
    "ma 13:00-17:00,09:00-12:00",
    "ma 09:60-12:00",
    "ma 09:00-24:01",
    "ma 09:00-12:00;",
    "ma-vr 09:00-12:00; wo 13:00-17:00",
    "ma 09:00-12:00 13:00-17:00",
    "ma 0900-1200",
  ])("%j is not understood", text => {
    expect(parseHours(text)).toBeNull();
  });
});
