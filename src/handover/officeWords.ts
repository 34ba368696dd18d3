import type { TextKey } from "../i18n/textKey";
import type { Text } from "../i18n/useText";
import { letterText } from "./letterText";

/** Texts of the summary that speak to the visitor, and what an office reads in their place. */
const ofOffice: Partial<Record<TextKey, TextKey>> = {
  "answers.options": "handover.words.options",
  "answers.situation": "handover.words.situation",
  "answers.situation.koppel": "handover.words.koppel",
  "answers.message": "handover.words.message",
  "answers.contactBy": "handover.words.contactBy",
  "step.yourInformation": "handover.words.person",
};

/** Texts as an office reads them; those without words of their own are the summary's. */
export const officeWords: Text = (key, values) => letterText(ofOffice[key] ?? key, values);
