/** In the offices' time zone, not the visitor's. */
const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Brussels",
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const week = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

export interface OfficeTime {
  /** 0 is Sunday, as in Date.getDay. */
  weekday: number;
  /** Of the day, 0 to 1439. */
  minute: number;
}

/** Weekday and minute in Belgium at `now` (ms since 1970). */
export function officeTime(now: number): OfficeTime {
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    weekday: week.indexOf(parts.get("weekday") ?? ""),
    minute: Number(parts.get("hour")) * 60 + Number(parts.get("minute")),
  };
}
