import { useContext } from "react";
import { I18nContext } from "react-i18next";
import type { TextKey } from "./textKey";

/** Values of `{{placeholders}}`. */
export type TextValues = Record<string, string | number>;
export type Text = (key: TextKey, values?: TextValues) => string;

/** The texts of this page's language. Values stay text: React escapes them, nothing else may. */
export function useText(): Text {
  const { i18n } = useContext(I18nContext);
  return (key, values) => String(i18n.t(key, values ?? {}));
}
