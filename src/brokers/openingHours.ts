import { parseHours } from "./parseHours";

/**
 * Whether an office is open at a local weekday (0 is Sunday, as Date's getDay) and minute of the
 * day (0-1439), and until when ("18:00"); `until` is null when closed. Null when nothing is known.
 */
export function openingHours(
  hours: string | null,
  weekday: number,
  minute: number,
): { open: boolean; until: string | null } | null {
  const today = hours ? parseHours(hours)?.[weekday] : undefined;
  if (!today) return null;
  let until: number | null = null;
  for (const [from, to] of today) {
    // Openings that touch (09:00-12:00,12:00-18:00) are one.
    if ((from <= minute && minute < to) || from === until) until = to;
  }
  return { open: until !== null, until: until === null ? null : clock(until) };
}

function clock(minute: number): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}
