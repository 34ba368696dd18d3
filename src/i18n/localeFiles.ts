// Written by build and develop (scripts/texts/writeLocaleFiles) from what is in locales/nl-BE.

/** The files of texts, one for each screen. */
export const localeFiles = [
  "accessibility",
  "answers",
  "brokerSearch",
  "common",
  "consent",
  "cookies",
  "familySituation",
  "handover",
  "insuranceChoice",
  "kit",
  "notFound",
  "offline",
  "privacy",
  "reload",
  "screens",
  "serverError",
  "technicalDifficulties",
  "thankYou",
  "welcome",
  "yourInformation",
] as const;

export interface LocaleFiles {
  accessibility: typeof import("../../locales/nl-BE/accessibility.json");
  answers: typeof import("../../locales/nl-BE/answers.json");
  brokerSearch: typeof import("../../locales/nl-BE/brokerSearch.json");
  common: typeof import("../../locales/nl-BE/common.json");
  consent: typeof import("../../locales/nl-BE/consent.json");
  cookies: typeof import("../../locales/nl-BE/cookies.json");
  familySituation: typeof import("../../locales/nl-BE/familySituation.json");
  handover: typeof import("../../locales/nl-BE/handover.json");
  insuranceChoice: typeof import("../../locales/nl-BE/insuranceChoice.json");
  kit: typeof import("../../locales/nl-BE/kit.json");
  notFound: typeof import("../../locales/nl-BE/notFound.json");
  offline: typeof import("../../locales/nl-BE/offline.json");
  privacy: typeof import("../../locales/nl-BE/privacy.json");
  reload: typeof import("../../locales/nl-BE/reload.json");
  screens: typeof import("../../locales/nl-BE/screens.json");
  serverError: typeof import("../../locales/nl-BE/serverError.json");
  technicalDifficulties: typeof import("../../locales/nl-BE/technicalDifficulties.json");
  thankYou: typeof import("../../locales/nl-BE/thankYou.json");
  welcome: typeof import("../../locales/nl-BE/welcome.json");
  yourInformation: typeof import("../../locales/nl-BE/yourInformation.json");
}
