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
  const t: Text = (key, values) =>
    (values ? undefined : plainText(i18n, key)) ?? String(i18n.t(key, values ?? {}));
  latest = t;
  return t;
}

/**
 * Most texts are only to be looked up. i18next goes the long way for these too, which took a quarter of
 * the time of a render (docs/performance.md). A text that holds something to fill in is left to it.
 */
function plainText({ language, store }: i18n, key: TextKey): string | undefined {
  for (const texts of Object.values(store.data[language] ?? {})) {
    const text = (texts as Record<string, unknown>)[key];
    if (typeof text === "string" && !/\{\{|\$t\(/.test(text)) return text;
  }
  return undefined;
}

/**
 * The texts of the page that is shown, for what stands beside the pages (messages). Only keys of
 * common.json are there on every page.
 */
export const pageText: Text = (key, values) => latest(key, values);
