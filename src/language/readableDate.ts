import { pageForms } from "./formsOf";

/** `2027-01-01` in the site's language ("1 januari 2027"), independent of time zones. */
export function readableDate(iso: string): string {
  const [year = 0, month = 1, day = 1] = iso.split("-").map(Number);
  const { date, months } = pageForms();
  const parts: Record<string, string | number | undefined> = {
    day,
    month: months[month - 1],
    year,
  };
  return date.replace(/\{(\w+)\}/g, (_, part) => String(parts[part]));
}
