import { pageLanguage } from "../language/pageLanguage";
import { foldName } from "../places/foldName";

interface Named {
  name: string;
  id: string;
}

/** Languages that put accented letters with the plain ones; in Swedish Å comes after Z. */
const foldable = /^(?:de|en|fr|it|nl)\b/;

let language: string | undefined;
let collator: Intl.Collator;

function collate(a: string, b: string): number {
  // The language of a page can change without a reload.
  if (language !== pageLanguage()) {
    language = pageLanguage();
    collator = new Intl.Collator(language);
  }
  return collator.compare(a, b);
}

/**
 * Orders by name in the page's language, then by id, so that the order of fetching never shows. Most names differ
 * without a collator, which is slow to make (docs/decisions/0130-intl-at-build.md).
 */
export function compareNames(a: Named, b: Named): number {
  if (a.name === b.name) return a.id < b.id ? -1 : 1;
  if (foldable.test(pageLanguage())) {
    const [first, second] = [foldName(a.name), foldName(b.name)];
    if (first !== second) return first < second ? -1 : 1;
  }
  return collate(a.name, b.name) || (a.id < b.id ? -1 : 1);
}
