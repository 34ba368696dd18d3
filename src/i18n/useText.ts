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
  const t: Text = (key, values) => String(i18n.t(key, values ?? {}));
  latest = t;
  return t;
}

/**
 * The texts of the page that is shown, for what stands beside the pages (messages). Only keys of
 * common.json are there on every page.
 */
export const pageText: Text = (key, values) => latest(key, values);
