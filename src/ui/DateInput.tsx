import { useText } from "../i18n/useText";
import { Field } from "./Field";
import * as styles from "./Input.module.css";
import { describedBy, type Question } from "./question";

export type DatePart = "day" | "month" | "year";

interface Props extends Question<"min" | "max", string> {
  /** The boxes that the error is about; by default all. */
  wrong?: readonly DatePart[];
}

/** A date in three text boxes. They accept any text; the rule interprets it. */
export function DateInput({ wrong, ...question }: Props) {
  const { name, invalid, required = true } = question;
  const t = useText();
  const box = (part: DatePart, label: string, width: string) => {
    const id = part === "day" ? name : `${name}.${part}`;
    return (
      <div>
        <label htmlFor={id}>{label}</label>
        <input
          className={`${styles.input} ${width}`}
          type="text"
          id={id}
          name={`${name}.${part}`}
          required={required}
          // Not numeric: month names are accepted.
          inputMode={part === "month" ? "text" : "numeric"}
          enterKeyHint="next"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={(invalid && (wrong?.includes(part) ?? true)) || undefined}
          aria-describedby={describedBy(question)}
        />
      </div>
    );
  };
  return (
    <Field {...question} group>
      <div className={styles.date}>
        {box("day", t("date.day"), styles.w2)}
        {box("month", t("date.month"), styles.w4)}
        {box("year", t("date.year"), styles.w4)}
      </div>
    </Field>
  );
}
