import { site } from "./site";

/** Language tag of the page on screen, such as `nl-BE`; a build with one language knows no other. */
export function pageLanguage(): string {
  if (process.env.GATSBY_MANY_LANGUAGES !== "1" || typeof window === "undefined")
    return site.language;
  return splitPath(window.location.pathname).language;
}

/**
 * Language and plain path of an address of ours, with or without the base path:
 * `/familiale-verzekering/fr-BE/makelaar/` is `/makelaar/` in `fr-BE`.
 */
export function splitPath(pathname: string): { language: string; path: string } {
  const path = pathname.startsWith(`${site.basePath}/`)
    ? pathname.slice(site.basePath.length)
    : pathname;
  const language = site.languages.slice(1).find(one => path.startsWith(`/${one}/`));
  return language
    ? { language, path: path.slice(language.length + 1) }
    : { language: site.language, path };
}
