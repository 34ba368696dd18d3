import { headText } from "../i18n/headText";
import type { TextKey } from "../i18n/textKey";
import { site } from "../settings/site";

type Texts = Record<string, string>;

declare global {
  namespace NodeJS {
    interface Require {
      /** Webpack's: all files of a folder that fit, by their name in it. */
      context(
        folder: string,
        deep: boolean,
        fit: RegExp,
      ): { (name: string): Texts; keys(): string[] };
    }
  }
}

/**
 * The texts of locales/<language>/reload.json, for what the built HTML says beside its page: in this
 * language, or else in the site's first.
 */
export function reloadTexts(language: string): (key: TextKey) => string {
  const files = require.context("../../locales", true, /\/reload\.json$/);
  const edges = files.keys().flatMap(name => {
    const [, of = ""] = name.split("/");
    const data = JSON.stringify(files(name));
    return [site.language, language].includes(of)
      ? { node: { ns: "reload", data, language: of } }
      : [];
  });
  return headText({ locales: { edges } });
}
