/** Remembers the chosen language on this device; storage that throws costs nothing but that. */
export function keepLanguage(language: string): void {
  try {
    localStorage.setItem("gatsby-i18next-language", language);
  } catch {
    // The link itself leads there.
  }
}
