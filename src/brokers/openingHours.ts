import { parseHours } from "./parseHours";

/** Whether an office is open at a weekday (0 is Sunday) and minute of the day, and until when ("18:00", null when
 * closed). Null when its hours are unknown. */
export function openingHours(
  hours: string | null,
  weekday: number,
  minute: number,
): { open: boolean; until: string | null } | null {
  const today = hours ? parseHours(hours)?.[weekday] : undefined;
  if (!today) return null;
  let until: number | null = null;
  for (const [from, to] of today) {
    // Adjacent openings (09:00-12:00,12:00-18:00) count as one.
    if ((from <= minute && minute < to) || from === until) until = to;
  }
  return { open: until !== null, until: until === null ? null : clock(until) };
}

function clock(minute: number): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}
