import type { LocaleFiles } from "./localeFiles";

/** Every text key; a misspelt or missing one does not compile. */
export type TextKey = {
  [File in keyof LocaleFiles]: Exclude<keyof LocaleFiles[File], "default">;
}[keyof LocaleFiles];
