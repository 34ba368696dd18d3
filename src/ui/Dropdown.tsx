import { Field } from "./Field";
import * as styles from "./Input.module.css";
import { controlProps, type Question } from "./question";

export interface Option {
  value: string;
  label: string;
}

interface Props extends Question {
  options: readonly Option[];
  /** The first, empty entry: an invitation, not an answer. */
  placeholder: string;
  autoComplete?: string;
  close?: boolean;
}

/** A native select: phones show their own wheel for it, keyboards type ahead in it. */
export function Dropdown({ options, placeholder, autoComplete, close, ...question }: Props) {
  return (
    <Field {...question} close={close}>
      <select
        className={`${styles.input} ${styles.select} ${styles.w20}`}
        autoComplete={autoComplete}
        {...controlProps(question)}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
