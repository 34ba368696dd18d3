import { createInstance } from "i18next";
import answers from "../../locales/nl-BE/answers.json";
import common from "../../locales/nl-BE/common.json";
import handover from "../../locales/nl-BE/handover.json";
import { lentFiles } from "../i18n/localeFiles";
import type { Text } from "../i18n/useText";
import { site } from "../settings/site";

const resources = { handover, answers, common, ...lentFiles };

const texts = createInstance();
texts.init({
  lng: site.language,
  ns: Object.keys(resources),
  defaultNS: "handover",
  fallbackNS: Object.keys(resources),
  keySeparator: false,
  nsSeparator: false,
  // Values stay text; the HTML letter escapes, the plain one has nothing to escape.
  interpolation: { escapeValue: false },
  initImmediate: false,
  resources: { [site.language]: resources },
});

/** Texts of letters, in the site's first language, which the offices read. */
export const letterText: Text = (key, values = {}) => String(texts.t(key, values));
