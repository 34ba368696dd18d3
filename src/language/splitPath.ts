import { site } from "../settings/site";
import { prefixedLanguages } from "./prefixedLanguages";

/**
 * Language and plain path of one of our URLs, with or without base path:
 * `/familiale-verzekering/fr-BE/makelaar/` is `/makelaar/` in `fr-BE`.
 */
export function splitPath(pathname: string): { language: string; path: string } {
  const path = pathname.startsWith(`${site.basePath}/`)
    ? pathname.slice(site.basePath.length)
    : pathname;
  const language = prefixedLanguages().find(one => path.startsWith(`/${one}/`));
  return language
    ? { language, path: path.slice(language.length + 1) }
    : { language: site.language, path };
}
