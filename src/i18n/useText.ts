import type { i18n } from "i18next";
import { useContext } from "react";
import { I18nContext } from "react-i18next";
import { useOverlay } from "./overlay";
import type { TextKey } from "./textKey";

export type TextValues = Record<string, string | number>;
export type Text = (key: TextKey, values?: TextValues) => string;

/** Set while rendering: a page that crashes may never run an effect (decision 0081). */
let latest: Text;

/** Texts in this page's language. Values stay text: only React escapes them. */
export function useText(): Text {
  const { i18n } = useContext(I18nContext);
  useOverlay(i18n);
  const t: Text = (key, values = {}) => shortText(i18n, key, values) ?? String(i18n.t(key, values));
  latest = t;
  return t;
}

/**
 * A fast path for plain texts and simple values: i18next took a quarter of the render time
 * (docs/performance.md). The rest is left to i18next, such as texts that could reach its limit of a thousand
 * replacements.
 */
function shortText({ language, store }: i18n, key: TextKey, values: TextValues) {
  for (const texts of Object.values(store.data[language] ?? {})) {
    const text = (texts as Record<string, unknown>)[key];
    if (typeof text !== "string" || text.length > 4000) continue;
    const pieces = text.split(/\{\{(\w+)\}\}/);
    const named = (i: number) => i % 2 === 1;
    const short = pieces.every((piece, i) =>
      named(i) ? piece in values : !/\{\{|\$t\(/.test(piece),
    );
    if (short) return pieces.map((piece, i) => (named(i) ? values[piece] : piece)).join("");
  }
  return undefined;
}

/** Texts of the page on screen, for what is outside it (messages). Only keys of `common` (namespaceOf) are on every page. */
export const pageText: Text = (key, values) => latest(key, values);
