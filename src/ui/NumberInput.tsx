import { Field } from "./Field";
import * as styles from "./Input.module.css";
import { NumberRange, rangeId } from "./NumberRange";
import { controlProps, type Question } from "./question";

interface Props extends Question<"min" | "max" | "minLength" | "maxLength" | "pattern"> {
  close?: boolean;
}

/** A whole number. Not `type=number`, which drops letters silently and changes on scroll. */
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
        {...controlProps(question, rangeId(question))}
      />
      <NumberRange {...question} />
    </Field>
  );
}
