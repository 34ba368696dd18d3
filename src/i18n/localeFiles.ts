// Written by build and develop (scripts/texts/writeLocaleFiles) from what is in locales/nl-BE.

import brokerSearch from "../../locales/nl-BE/brokerSearch.json";
import familySituation from "../../locales/nl-BE/familySituation.json";
import insuranceChoice from "../../locales/nl-BE/insuranceChoice.json";
import technicalDifficulties from "../../locales/nl-BE/technicalDifficulties.json";
import thankYou from "../../locales/nl-BE/thankYou.json";
import welcome from "../../locales/nl-BE/welcome.json";
import yourInformation from "../../locales/nl-BE/yourInformation.json";

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

/** Those with words that other pages show too (namespaceOf), for what has no page: the letters. */
export const lentFiles = {
  brokerSearch,
  familySituation,
  insuranceChoice,
  technicalDifficulties,
  thankYou,
  welcome,
  yourInformation,
};

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
