import fc from "fast-check";
import { afterEach, expect, it } from "vitest";
import { officeTime } from "../../../src/brokers/officeTime";
import { openingHours } from "../../../src/brokers/openingHours";

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

it.each(["Europe/Brussels", "America/New_York", "Asia/Tokyo", "Pacific/Kiritimati", "UTC"])(
  "a visitor in %s hears what holds in Belgium, in winter, in summer and when the clock changes",
  place => {
    process.env.TZ = place;
    const at = (instant: string) => officeTime(Date.parse(instant));
    expect(at("2026-11-27T07:59:59Z")).toEqual({ weekday: 5, minute: 8 * 60 + 59 });
    expect(at("2026-07-01T07:00:00Z")).toEqual({ weekday: 3, minute: 9 * 60 });
    expect(at("2026-12-31T23:00:00Z")).toEqual({ weekday: 5, minute: 0 });
    expect(at("2026-03-29T00:59:00Z")).toEqual({ weekday: 0, minute: 119 });
    expect(at("2026-03-29T01:00:00Z")).toEqual({ weekday: 0, minute: 180 });
    const { weekday, minute } = at("2026-11-27T08:00:00Z");
    expect(openingHours("ma-vr 09:00-12:00", weekday, minute)).toEqual({
      open: true,
      until: "12:00",
    });
  },
);

const inBelgium = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Brussels",
  ...{ weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
});

it("Belgium's time is that of the machine's own time zones", () => {
  const dates = fc.date({
    min: new Date("1996-11-01"),
    max: new Date("2045-12-31"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(dates, date => {
      const parts = new Map(inBelgium.formatToParts(date).map(({ type, value }) => [type, value]));
      const days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
      expect(officeTime(date.getTime())).toEqual({
        weekday: days.indexOf(parts.get("weekday") ?? ""),
        minute: Number(parts.get("hour")) * 60 + Number(parts.get("minute")),
      });
    }),
    { numRuns: 1000 },
  );
});
