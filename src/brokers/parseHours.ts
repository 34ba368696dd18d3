/** In minutes since midnight. */
export type Opening = readonly [from: number, until: number];

/** Longer than seven days with four openings each. */
const mostLength = 500;
const week = ["ma", "di", "wo", "do", "vr", "za", "zo"];

/**
 * The openings of each weekday (0 is Sunday), in order, from `ma-vr 09:00-12:00,13:00-17:00; za 09:00-12:00`. Null
 * for other syntax, a repeated day, and openings that overlap or end before they begin.
 */
export function parseHours(hours: string): Opening[][] | null {
  if (hours.length > mostLength) return null;
  const openings: Opening[][] = week.map(() => []);
  for (const group of hours.split(";")) {
    const [, first = "", last = first, times = ""] =
      /^([a-z]{2})(?:\s*-\s*([a-z]{2}))?\s([\s\S]+)$/i.exec(group.trim()) ?? [];
    const from = week.indexOf(first.toLowerCase());
    const to = week.indexOf(last.toLowerCase());
    const parsed = times.split(",").map(opening);
    if (from < 0 || to < from || !inOrder(parsed)) return null;
    for (let day = from; day <= to; day++) {
      const list = openings[(day + 1) % 7];
      if (!list || list.length > 0) return null;
      list.push(...parsed);
    }
  }
  return openings;
}

function inOrder(list: readonly (Opening | null)[]): list is Opening[] {
  return list.every((one, i) => one && one[0] < one[1] && (list[i - 1]?.[1] ?? 0) <= one[0]);
}

function opening(text: string): Opening | null {
  const parts = /^\s*(\d{1,2}):(\d\d)\s*[-–]\s*(\d{1,2}):(\d\d)\s*$/.exec(text);
  if (!parts) return null;
  const [h1 = 0, m1 = 0, h2 = 0, m2 = 0] = parts.slice(1).map(Number);
  if (m1 > 59 || m2 > 59 || h2 * 60 + m2 > 24 * 60) return null;
  return [h1 * 60 + m1, h2 * 60 + m2];
}
