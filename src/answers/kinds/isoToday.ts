/** Today as `YYYY-MM-DD` on the visitor's own calendar. */
export function isoToday(now = new Date()): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
