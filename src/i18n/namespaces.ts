/** The files of locales/<language>, one for each screen. */
export const namespaces = [
  "accessibility",
  "answers",
  "brokerSearch",
  "common",
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
