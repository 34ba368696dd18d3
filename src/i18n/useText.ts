import type { i18n } from "i18next";
import { useContext } from "react";
import { I18nContext } from "react-i18next";
import { useOverlay } from "./overlay";
import type { TextKey } from "./textKey";

/** Values of `{{placeholders}}`. */
export type TextValues = Record<string, string | number>;
export type Text = (key: TextKey, values?: TextValues) => string;

let latest: Text;

/** The texts of this page's language. Values stay text: React escapes them, nothing else may. */
export function useText(): Text {
  const { i18n } = useContext(I18nContext);
  useOverlay(i18n);
  const t: Text = (key, values = {}) => shortText(i18n, key, values) ?? String(i18n.t(key, values));
  latest = t;
  return t;
}

/**
 * Most texts are only to be looked up, or have a value or two to fill in. i18next goes the long way for
 * these too, which took a quarter of the time of a render (docs/performance.md). What holds more than that
 * is left to it, and so is a text that could reach the thousand replacements at which it stops.
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

/**
 * The texts of the page that is shown, for what stands beside the pages (messages). Only keys of
 * common.json are there on every page.
 */
export const pageText: Text = (key, values) => latest(key, values);
