import { pageLanguage } from "./pageLanguage";

/** `2027-01-01` in the site's language ("1 januari 2027"), independent of time zones. */
export function readableDate(iso: string): string {
  const [year = 0, month = 1, day = 1] = iso.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, day)).toLocaleDateString(pageLanguage(), {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
