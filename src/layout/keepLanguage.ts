import type { StorageName } from "../settings/storageName";

/** The i18n plugin reads it. */
const languageKey = "gatsby-i18next-language" satisfies StorageName;

/** Remembers the chosen language on this device; storage that throws costs nothing but that. */
export function keepLanguage(language: string): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // The link itself leads there.
  }
}
