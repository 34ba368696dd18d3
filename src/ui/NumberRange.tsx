import { useText } from "../i18n/useText";
import type { AnyQuestion } from "./question";

/** Id of the text below, for `aria-describedby`; undefined unless there are two limits. */
export const rangeId = ({ name, min, max }: AnyQuestion) =>
  min === undefined || max === undefined ? undefined : `${name}-range`;

/** A number's limits in words, for those who do not see the buttons stop. */
export function NumberRange(question: AnyQuestion) {
  const t = useText();
  const id = rangeId(question);
  const { min = 0, max = 0 } = question;
  return id ? (
    <span className="hidden-text" id={id}>
      {t("number.range", { min, max })}
    </span>
  ) : null;
}
