import { pageLanguage } from "../settings/pageLanguage";
import { site } from "../settings/site";

/**
 * The path of a page of ours in a language, by default that of the page on screen. The site's first
 * language has no prefix; the base path is not part of it.
 */
export function localPath(path: string, language = pageLanguage()): string {
  if (process.env.GATSBY_MANY_LANGUAGES !== "1" || language === site.language) return path;
  return `/${language}${path}`;
}
