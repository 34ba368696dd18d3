import { site } from "../settings/site";
import { currentOverlay } from "./overlay";
import type { TextKey } from "./textKey";

/** Result of the `locales` query that every page and template has. */
export interface LocaleData {
  locales: { edges: readonly { node: { ns: string; data: string; language: string } }[] };
}

/** Texts for <head>, straight from the page's data; an unknown key stays visible for the build check. */
export function headText(data: LocaleData): (key: TextKey) => string {
  const nodes = data.locales.edges.map(({ node }) => node);
  if (process.env.GATSBY_MANY_LANGUAGES === "1") nodes.sort(fallbackFirst);
  const texts = Object.assign(
    {},
    ...nodes.map(({ ns, data, language }) => {
      const bundled = JSON.parse(data);
      return { ...bundled, ...currentOverlay()?.over(ns, bundled, language) };
    }),
  ) as Record<string, string>;
  return key => texts[key] ?? key;
}

/** Texts of the page's own language come over those of the site's first. */
const fallbackFirst = (a: { language: string }, b: { language: string }) =>
  Number(b.language === site.language) - Number(a.language === site.language);
