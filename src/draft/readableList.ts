import { pageLanguage } from "../settings/pageLanguage";

/**
 * Labels in a row, as the page's language lists what is no sentence: "Een hond, Een drone", in French
 * "Un chien, Un drone et Un cheval".
 */
export const readableList = (labels: readonly string[]): string =>
  new Intl.ListFormat(pageLanguage(), { type: "unit", style: "short" }).format(labels);
