import type { StorageName } from "../settings/storageName";

/** Read by the i18n plugin. */
const languageKey = "gatsby-i18next-language" satisfies StorageName;

/** Stores the chosen language on this device, if storage allows. */
export function keepLanguage(language: string): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // The link works anyway.
  }
}
