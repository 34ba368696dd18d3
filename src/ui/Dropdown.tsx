import type { Ref } from "react";
import { Field } from "./Field";
import * as styles from "./Input.module.css";
import { controlProps, type Question } from "./question";

export interface Option {
  value: string;
  label: string;
}

interface Props extends Question {
  options: readonly Option[];
  /** The first, empty entry; no answer. */
  placeholder: string;
  autoComplete?: string;
  close?: boolean;
  controlRef?: Ref<HTMLSelectElement>;
}

/** A native select: phones show their own picker, keyboards can type ahead. */
export function Dropdown({
  options,
  placeholder,
  autoComplete,
  close,
  controlRef,
  ...question
}: Props) {
  return (
    <Field {...question} close={close}>
      <select
        ref={controlRef}
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
