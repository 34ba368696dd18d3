import { pageLanguage } from "./pageLanguage";
import { type Forms, readForms } from "./readForms";

let written: Record<string, Forms> | undefined;

/**
 * Forms of a language, if it is one of the site's. The build writes these down: the first use of Intl takes a phone one
 * to two tenths of a second, in the middle of an answer.
 */
export function formsOf(language: string): Forms | undefined {
  if (!process.env.GATSBY_FORMS) return readForms(language);
  written ??= JSON.parse(process.env.GATSBY_FORMS) as Record<string, Forms>;
  return written[language];
}

export const pageForms = (): Forms => formsOf(pageLanguage()) as Forms;
