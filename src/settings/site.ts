/** Facts about this site that no environment changes. */
export const site = {
  basePath: "/familiale-verzekering",
  language: "nl-BE",
  languages: ["nl-BE"],
  /** What the kit's words, numbers and dates follow (ui/kitConfig). */
  kit: { language: "nl", region: "BE", allowedLanguages: ["nl"] },
  /** Only for the canonical and social addresses in the HTML; hosts may set SITE_URL at build. */
  url: process.env.GATSBY_SITE_URL || "https://www.voorbeeld.example",
} as const;
