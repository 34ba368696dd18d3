export interface OfficeTime {
  /** 0 is Sunday, as in Date.getDay. */
  weekday: number;
  /** Of the day, 0 to 1439. */
  minute: number;
}

const hour = 3_600_000;

/** 01:00 UTC on the last Sunday of a month (0 is January). */
function lastSunday(year: number, month: number): number {
  const lastDay = Date.UTC(year, month + 1, 0, 1);
  return lastDay - new Date(lastDay).getUTCDay() * 24 * hour;
}

/**
 * Weekday and minute in Belgium at `now` (ms since 1970), not where the visitor is. Summer time is from March to
 * October (Directive 2000/84/EC). Intl knows it too, but is slow to ask (docs/decisions/0130-intl-at-build.md); the
 * tests compare the two.
 */
export function officeTime(now: number): OfficeTime {
  const year = new Date(now).getUTCFullYear();
  const summer = now >= lastSunday(year, 2) && now < lastSunday(year, 9);
  const there = new Date(now + (summer ? 2 : 1) * hour);
  return {
    weekday: there.getUTCDay(),
    minute: there.getUTCHours() * 60 + there.getUTCMinutes(),
  };
}
