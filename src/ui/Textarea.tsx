import { useRef } from "react";
import { Field } from "./Field";
import * as styles from "./Input.module.css";
import { controlProps, type Question } from "./question";
import { TextCounter } from "./TextCounter";

interface Props extends Question {
  /** Counted for the visitor, never cut: too long is said. So it is no native attribute here. */
  maxLength: number;
  /** How the rule counts; the counter must agree with it. */
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
        rows={5}
        minLength={question.minLength}
        {...controlProps(question, counter)}
      />
      <TextCounter id={counter} area={area} max={maxLength} count={count} />
    </Field>
  );
}
