import type { InputHTMLAttributes } from "react";
import { Field } from "./Field";
import * as styles from "./Input.module.css";
import { controlProps, type Question } from "./question";

export type Width = "w2" | "w4" | "w20" | "w26" | "wFull";

interface Props
  extends Question,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      | "type"
      | "inputMode"
      | "autoComplete"
      | "autoCapitalize"
      | "spellCheck"
      | "enterKeyHint"
      | "onBlur"
      | "defaultValue"
    > {
  /** As wide as the answer is long. */
  width?: Width;
  close?: boolean;
}

/** One line of text. Uncontrolled: the DOM holds the answer, so autofill and early typing count. */
export function Input({ width = "w26", close, ...props }: Props) {
  const { name, label, hint, required, invalid, ...native } = props;
  return (
    <Field {...{ name, label, hint, required, invalid, close }}>
      <input
        className={`${styles.input} ${styles[width] ?? ""}`}
        type="text"
        {...native}
        {...controlProps(props)}
      />
    </Field>
  );
}
