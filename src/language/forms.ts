import { pageLanguage } from "./pageLanguage";
import { readForms } from "./readForms";

/** How a language writes numbers, dates and lists. */
export interface Forms {
  decimal: string;
  /** Between groups of three digits, in numbers of at least `groupedFrom` digits. */
  group: string;
  groupedFrom: number;
  months: readonly string[];
  /** `{day} {month} {year}` */
  date: string;
  /** Between two labels, between the first ones of more, and before the last of those. */
  list: Joints;
  /** The same in a sentence: "A, B en C". */
  sentence: Joints;
}

export type Joints = readonly [two: string, between: string, last: string];

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
