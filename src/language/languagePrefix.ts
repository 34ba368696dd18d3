import { prefixedLanguages } from "./prefixedLanguages";

/** Path prefix of a language; usually "" for the site's first one. */
export const languagePrefix = (language: string): string =>
  prefixedLanguages().includes(language) ? `/${language}` : "";
