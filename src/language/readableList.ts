import { formsOf } from "./formsOf";
import { joined } from "./joined";
import { pageLanguage } from "./pageLanguage";

/**
 * Labels as a list outside a sentence: "Een hond, een drone", in French "Un chien, un drone et un cheval"; also in a
 * language that the site has not.
 */
export function readableList(labels: readonly string[], language = pageLanguage()): string {
  const joints = formsOf(language)?.list;
  if (joints) return joined(labels, joints);
  return new Intl.ListFormat(language, { type: "unit", style: "short" }).format(labels);
}
