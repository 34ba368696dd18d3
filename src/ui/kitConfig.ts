/** Locale of the kit's texts, numbers and dates. */
export interface KitConfig {
  /** ISO 639, lower case. */
  language: string;
  /** ISO 3166, upper case. */
  region: string;
  allowedLanguages: readonly string[];
}

export const kitDefaults: KitConfig = {
  language: "de",
  region: "CH",
  allowedLanguages: ["de", "fr", "it", "en"],
};

let current = kitDefaults;

/** The current settings; defaults until a site sets its own. */
export const kitConfig = () => current;

/** Sets all three, as a language must be allowed; one that is not becomes `de`, or the first allowed one. */
export function setKit({ language, region, allowedLanguages }: KitConfig): void {
  const fallback = [language, kitDefaults.language].find(one => allowedLanguages.includes(one));
  current = { language: fallback ?? allowedLanguages[0] ?? language, region, allowedLanguages };
}

/** The locale for `Intl`, such as `nl-BE`. */
export const kitLocale = () => `${current.language}-${current.region}`;
