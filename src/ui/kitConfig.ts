/** Language and region that the kit's words, numbers and dates follow. */
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

/** What holds now. Whoever asks before a site set its own gets the defaults. */
export const kitConfig = () => current;

/**
 * Sets all three together: a language set before the list that allows it would be refused, so there is
 * no way to set one of them alone. A language that the list lacks becomes `de`, or the list's first.
 */
export function setKit({ language, region, allowedLanguages }: KitConfig): void {
  const fallback = [language, kitDefaults.language].find(one => allowedLanguages.includes(one));
  current = { language: fallback ?? allowedLanguages[0] ?? language, region, allowedLanguages };
}

/** The locale for `Intl`, such as `nl-BE`. */
export const kitLocale = () => `${current.language}-${current.region}`;
