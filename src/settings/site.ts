/** Facts about this site that no environment changes. */
export const site = {
  basePath: "/familiale-verzekering",
  language: "nl-BE",
  /** Another language is one more entry here and a folder in locales/; the first has no prefix. */
  languages: ["nl-BE"] as readonly string[],
  /** Only for the canonical and social addresses in the HTML; hosts may set SITE_URL at build. */
  url: process.env.GATSBY_SITE_URL || "https://www.voorbeeld.example",
} as const;
