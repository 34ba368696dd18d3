import { pageLanguage } from "../settings/pageLanguage";

/** `2027-01-01` as people of the site's language write it ("1 januari 2027"), by the calendar alone. */
export function readableDate(iso: string): string {
  const [year = 0, month = 1, day = 1] = iso.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, day)).toLocaleDateString(pageLanguage(), {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
