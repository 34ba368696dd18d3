import { site } from "../settings/site";
import { shownOverlay } from "./overlay";
import type { TextKey } from "./textKey";

/** Result of the `locales` query of every page and template. */
export interface LocaleData {
  locales: { edges: readonly { node: { ns: string; data: string; language: string } }[] };
}

/** Texts for <head> from the page's data; unknown keys stay visible for the build check. */
export function headText(data: LocaleData): (key: TextKey) => string {
  const nodes = data.locales.edges.map(({ node }) => node);
  if (process.env.GATSBY_MANY_LANGUAGES === "1") nodes.sort(fallbackFirst);
  const texts = Object.assign(
    {},
    ...nodes.map(({ ns, data, language }) => {
      const bundled = JSON.parse(data);
      return { ...bundled, ...shownOverlay.get()?.over(ns, bundled, language) };
    }),
  ) as Record<string, string>;
  return key => texts[key] ?? key;
}

/** The page's own language overrides the site's first. */
const fallbackFirst = (a: { language: string }, b: { language: string }) =>
  Number(b.language === site.language) - Number(a.language === site.language);
