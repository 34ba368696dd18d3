import { languagePrefix } from "./languagePrefix";
import { pageLanguage } from "./pageLanguage";

/** A page's path in a language, by default the current one; without the base path. */
export function localPath(path: string, language = pageLanguage()): string {
  return process.env.GATSBY_MANY_LANGUAGES === "1" ? languagePrefix(language) + path : path;
}
