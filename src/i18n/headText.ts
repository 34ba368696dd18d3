import { currentOverlay } from "./overlay";
import type { TextKey } from "./textKey";

/** Result of the `locales` query that every page and template has. */
export interface LocaleData {
  locales: { edges: readonly { node: { ns: string; data: string; language: string } }[] };
}

/** Texts for <head>, straight from the page's data; an unknown key stays visible for the build check. */
export function headText(data: LocaleData): (key: TextKey) => string {
  const texts = Object.assign(
    {},
    ...data.locales.edges.map(({ node }) => {
      const bundled = JSON.parse(node.data);
      return { ...bundled, ...currentOverlay()?.over(node.ns, bundled) };
    }),
  ) as Record<string, string>;
  return key => texts[key] ?? key;
}
