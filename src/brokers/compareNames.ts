import { pageLanguage } from "../language/pageLanguage";

let language: string | undefined;
let collator: Intl.Collator;

/** Orders by name in the page's language, then by id, so that the order of fetching never shows. */
export function compareNames(
  a: { name: string; id: string },
  b: { name: string; id: string },
): number {
  // The language of a page can change without a reload.
  if (language !== pageLanguage()) {
    language = pageLanguage();
    collator = new Intl.Collator(language);
  }
  return collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1);
}
