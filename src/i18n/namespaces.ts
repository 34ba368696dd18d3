/** The files of locales/<language>, one for each screen. */
export const namespaces = [
  "accessibility",
  "answers",
  "brokerSearch",
  "common",
  "consent",
  "cookies",
  "familySituation",
  "insuranceChoice",
  "notFound",
  "privacy",
  "serverError",
  "technicalDifficulties",
  "thankYou",
  "welcome",
  "yourInformation",
] as const;
