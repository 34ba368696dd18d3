import { pageLanguage } from "../settings/pageLanguage";

let language: string | undefined;
let collator: Intl.Collator;

/** The order of names in the page's language, then of ids, so that a list never depends on the order of fetching. */
export function compareNames(
  a: { name: string; id: string },
  b: { name: string; id: string },
): number {
  // The page may change its language without being loaded anew.
  if (language !== pageLanguage()) {
    language = pageLanguage();
    collator = new Intl.Collator(language);
  }
  return collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1);
}
