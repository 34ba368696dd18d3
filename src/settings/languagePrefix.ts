import { site } from "./site";

/** What a language puts before the paths of its pages: nothing for the site's first one. */
export const languagePrefix = (language: string): string =>
  language === site.language ? "" : `/${language}`;
