import { pageLanguage } from "./pageLanguage";

const lists = new Map<string, Intl.ListFormat>();

/**
 * Labels as a list in a language, outside a sentence: "Een hond, een drone", in French "Un chien, un drone et
 * un cheval".
 */
export function readableList(labels: readonly string[], language = pageLanguage()): string {
  // Most lists have at most one label, and creating a formatter costs more than all the rest.
  if (labels.length < 2) return labels.join("");
  const list =
    lists.get(language) ?? new Intl.ListFormat(language, { type: "unit", style: "short" });
  lists.set(language, list);
  return list.format(labels);
}
