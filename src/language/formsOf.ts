import { pageLanguage } from "./pageLanguage";
import { type Forms, readForms } from "./readForms";

let written: Record<string, Forms> | undefined;

/**
 * Forms of a language, if it is one of the site's. The build writes these down, so that a page need not ask
 * Intl in the middle of an answer (docs/decisions/0130-intl-at-build.md).
 */
export function formsOf(language: string): Forms | undefined {
  if (!process.env.GATSBY_FORMS) return readForms(language);
  written ??= JSON.parse(process.env.GATSBY_FORMS) as Record<string, Forms>;
  return written[language];
}

/** Forms of the page on screen. */
export const pageForms = (): Forms => formsOf(pageLanguage()) as Forms;
