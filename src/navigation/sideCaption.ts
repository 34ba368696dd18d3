import type { Target } from "../flow/neighbours";
import type { Text } from "../i18n/useText";

/** Lower case within a sentence: "Volgende: uw gegevens". */
const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** The caption of a previous or next link; external pages have no name. */
export function sideCaption(t: Text, { label }: Target, side: "next" | "previous"): string {
  const step = label && inSentence(t(label));
  if (side === "next") return step ? t("prevnext.next", { step }) : t("prevnext.nextPlain");
  return step ? t("prevnext.previous", { step }) : t("prevnext.previousPlain");
}
