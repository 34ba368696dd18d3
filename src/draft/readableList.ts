import { pageLanguage } from "../settings/pageLanguage";

let language: string | undefined;
let list: Intl.ListFormat;

/**
 * Labels in a row, as the page's language lists what is no sentence: "Een hond, Een drone", in French
 * "Un chien, Un drone et Un cheval".
 */
export function readableList(labels: readonly string[]): string {
  // Most lists have one label or none, and a formatter takes longer to make than all the rest.
  if (labels.length < 2) return labels.join("");
  if (language !== pageLanguage()) {
    language = pageLanguage();
    list = new Intl.ListFormat(language, { type: "unit", style: "short" });
  }
  return list.format(labels);
}
