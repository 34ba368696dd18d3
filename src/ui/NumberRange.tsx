import { useText } from "../i18n/useText";
import type { Question } from "./question";

/** The id of the words below, for `aria-describedby`; undefined when there are no two limits. */
export const rangeId = ({ name, min, max }: Question) =>
  min === undefined || max === undefined ? undefined : `${name}-range`;

/** The limits of a number in words, for who does not see the buttons stop. */
export function NumberRange(question: Question) {
  const t = useText();
  const id = rangeId(question);
  const { min = 0, max = 0 } = question;
  return id ? (
    <span className="hidden-text" id={id}>
      {t("number.range", { min, max })}
    </span>
  ) : null;
}
