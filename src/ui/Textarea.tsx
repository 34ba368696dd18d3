import { useState } from "react";
import { useText } from "../i18n/useText";
import { Field } from "./Field";
import * as styles from "./Input.module.css";
import { controlProps, type Question } from "./question";

interface Props extends Question {
  /** Counted for the visitor, never cut: too long is said. */
  maxLength: number;
}

/** Several lines with a counter. */
export function Textarea({ maxLength, ...question }: Props) {
  const t = useText();
  const [length, setLength] = useState(0);
  const left = maxLength - length;
  const counter = `${question.name}-count`;
  return (
    <Field {...question}>
      <textarea
        className={`${styles.input} ${styles.textarea} ${styles.wFull}`}
        rows={5}
        onInput={event => setLength([...event.currentTarget.value].length)}
        {...controlProps(question, counter)}
      />
      <p className={`${styles.counter} ${left < 0 ? styles.over : ""}`} id={counter}>
        {left < 0
          ? t("textarea.over", { count: -left })
          : t("textarea.left", { count: left, max: maxLength })}
      </p>
    </Field>
  );
}
