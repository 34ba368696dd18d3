import type { InputHTMLAttributes, Ref } from "react";
import { Field } from "./Field";
import * as styles from "./Input.module.css";
import { controlProps, type Question } from "./question";

export type Width = "w2" | "w4" | "w20" | "w26" | "wFull";

interface Props
  extends Question<"minLength" | "maxLength" | "pattern">,
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
  /** About the length of the answer. */
  width?: Width;
  close?: boolean;
  controlRef?: Ref<HTMLInputElement>;
}

/** One line of text. Uncontrolled: the DOM holds the value, so autofill and typing before hydration count. */
export function Input({ width = "w26", close, controlRef, ...question }: Props) {
  const { name, label, hint, required, invalid } = question;
  return (
    <Field {...{ name, label, hint, required, invalid, close }}>
      <input
        ref={controlRef}
        className={`${styles.input} ${styles[width] ?? ""}`}
        type="text"
        {...controlProps(question)}
      />
    </Field>
  );
}
