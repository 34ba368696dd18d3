import { useText } from "../i18n/useText";
import { Field } from "./Field";
import * as styles from "./Input.module.css";
import { describedBy, type Question } from "./question";

/** A day in three boxes. Any writing is taken in; what it means is for the rule to say. */
export function DateInput(question: Question) {
  const { name, invalid } = question;
  const t = useText();
  const box = (part: "day" | "month" | "year", label: string, width: string) => {
    const id = part === "day" ? name : `${name}.${part}`;
    return (
      <div>
        <label htmlFor={id}>{label}</label>
        <input
          className={`${styles.input} ${width}`}
          type="text"
          id={id}
          name={`${name}.${part}`}
          inputMode={part === "month" ? "text" : "numeric"}
          autoComplete="off"
          aria-invalid={invalid ? true : undefined}
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
