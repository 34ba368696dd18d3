import { useRef } from "react";
import { Field } from "./Field";
import * as styles from "./Input.module.css";
import { controlProps, type Question } from "./question";
import { TextCounter } from "./TextCounter";

interface Props extends Question<"minLength" | "maxLength" | "pattern"> {
  /** Counted, never cut off, so it is no native attribute here. */
  maxLength: number;
  /** Must count as the rule does. */
  count: (text: string) => number;
}

/** Several lines with a counter. */
export function Textarea({ maxLength, count, ...question }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const counter = `${question.name}-count`;
  return (
    <Field {...question}>
      <textarea
        ref={area}
        className={`${styles.input} ${styles.textarea} ${styles.wFull}`}
        data-maxlength={maxLength}
        {...controlProps(question, counter)}
      />
      <TextCounter id={counter} area={area} max={maxLength} count={count} />
    </Field>
  );
}
