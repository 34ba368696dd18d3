/** Today as `YYYY-MM-DD` in the visitor's time zone. */
export function isoToday(now = new Date()): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
