import { headText } from "../i18n/headText";
import type { TextKey } from "../i18n/textKey";
import { site } from "../settings/site";

type Texts = Record<string, string>;

declare global {
  namespace NodeJS {
    interface Require {
      /** Webpack's: matching files of a folder, by relative name. */
      context(
        folder: string,
        deep: boolean,
        fit: RegExp,
      ): { (name: string): Texts; keys(): string[] };
    }
  }
}

/** Texts of locales/<language>/reload.json, else of the site's first language, for the HTML outside the page. */
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
