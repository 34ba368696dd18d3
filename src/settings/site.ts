/** Settings that no environment changes. */
export const site = {
  /** Below the host's root, without a slash at the end; "" is the root. A preview may stand elsewhere. */
  basePath: (process.env.GATSBY_BASE_PATH ?? "/familiale-verzekering") as string,
  language: "nl-BE",
  /** For another language add an entry here and a folder in locales/; the first has no prefix. */
  languages: ["nl-BE"] as readonly string[],
  /** With true the first language also has pages below its own prefix, and all links lead to these. */
  defaultLanguagePage: false as boolean,
  /** For canonical and social addresses in the HTML only; SITE_URL at build overrides it. */
  url: process.env.GATSBY_SITE_URL || "https://www.voorbeeld.example",
} as const;
