import type accessibility from "../../locales/nl-BE/accessibility.json";
import type answers from "../../locales/nl-BE/answers.json";
import type brokerSearch from "../../locales/nl-BE/brokerSearch.json";
import type common from "../../locales/nl-BE/common.json";
import type consent from "../../locales/nl-BE/consent.json";
import type cookies from "../../locales/nl-BE/cookies.json";
import type familySituation from "../../locales/nl-BE/familySituation.json";
import type insuranceChoice from "../../locales/nl-BE/insuranceChoice.json";
import type kit from "../../locales/nl-BE/kit.json";
import type notFound from "../../locales/nl-BE/notFound.json";
import type offline from "../../locales/nl-BE/offline.json";
import type privacy from "../../locales/nl-BE/privacy.json";
import type reload from "../../locales/nl-BE/reload.json";
import type serverError from "../../locales/nl-BE/serverError.json";
import type technicalDifficulties from "../../locales/nl-BE/technicalDifficulties.json";
import type thankYou from "../../locales/nl-BE/thankYou.json";
import type welcome from "../../locales/nl-BE/welcome.json";
import type yourInformation from "../../locales/nl-BE/yourInformation.json";

/** Every text key there is; a misspelt or missing one does not compile. */
export type TextKey =
  | keyof typeof accessibility
  | keyof typeof answers
  | keyof typeof brokerSearch
  | keyof typeof common
  | keyof typeof consent
  | keyof typeof cookies
  | keyof typeof familySituation
  | keyof typeof insuranceChoice
  | keyof typeof kit
  | keyof typeof notFound
  | keyof typeof offline
  | keyof typeof privacy
  | keyof typeof reload
  | keyof typeof serverError
  | keyof typeof technicalDifficulties
  | keyof typeof thankYou
  | keyof typeof welcome
  | keyof typeof yourInformation;
