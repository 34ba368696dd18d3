import { Field } from "./Field";
import * as styles from "./Input.module.css";
import { NumberRange, rangeId } from "./NumberRange";
import type { Question } from "./question";
import { textProps } from "./textProps";

interface Props extends Question {
  close?: boolean;
}

/** A whole number. A text box on purpose: `type=number` swallows letters and changes under the wheel. */
export function NumberInput({ close, ...question }: Props) {
  return (
    <Field {...question} close={close}>
      <input
        className={`${styles.input} ${styles.w2}`}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        spellCheck={false}
        {...textProps(question, rangeId(question))}
      />
      <NumberRange {...question} />
    </Field>
  );
}
