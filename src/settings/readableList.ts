import { pageLanguage } from "./pageLanguage";

const lists = new Map<string, Intl.ListFormat>();

/**
 * Labels in a row, as a language lists what is no sentence: "Een hond, Een drone", in French
 * "Un chien, Un drone et Un cheval".
 */
export function readableList(labels: readonly string[], language = pageLanguage()): string {
  // Most lists have one label or none, and a formatter takes longer to make than all the rest.
  if (labels.length < 2) return labels.join("");
  const list =
    lists.get(language) ?? new Intl.ListFormat(language, { type: "unit", style: "short" });
  lists.set(language, list);
  return list.format(labels);
}
