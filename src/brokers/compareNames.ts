import { pageLanguage } from "../settings/pageLanguage";

const collator = new Intl.Collator(pageLanguage());

/** The order of names in the page's language, then of ids, so that a list never depends on the order of fetching. */
export function compareNames(
  a: { name: string; id: string },
  b: { name: string; id: string },
): number {
  return collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1);
}
