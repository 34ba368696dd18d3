import { Field } from "./Field";
import * as styles from "./Input.module.css";
import { controlProps, type Question } from "./question";

interface Props extends Question {
  min?: number;
  max?: number;
  close?: boolean;
}

/** A whole number. A text box on purpose: `type=number` swallows letters and changes under the wheel. */
export function NumberInput({ min, max, close, ...question }: Props) {
  return (
    <Field {...question} close={close}>
      <input
        className={`${styles.input} ${styles.w2}`}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        data-min={min}
        data-max={max}
        {...controlProps(question)}
      />
    </Field>
  );
}
