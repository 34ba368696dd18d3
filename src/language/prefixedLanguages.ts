import { site } from "../settings/site";

/** Languages with a prefix in their paths. */
export const prefixedLanguages = (): readonly string[] =>
  site.languages.slice(site.defaultLanguagePage ? 0 : 1);
