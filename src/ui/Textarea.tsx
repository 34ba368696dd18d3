import { useEffect, useRef, useState } from "react";
import { useText } from "../i18n/useText";
import { Field } from "./Field";
import * as styles from "./Input.module.css";
import { controlProps, type Question } from "./question";

/** So long nobody types, before the counter is said. Milliseconds. */
const pause = 1000;

interface Props extends Question {
  /** Counted for the visitor, never cut: too long is said. So it is no native attribute here. */
  maxLength: number;
  /** How the rule counts; the counter must agree with it. */
  count: (text: string) => number;
}

/** Several lines with a counter. */
export function Textarea({ maxLength, count, ...question }: Props) {
  const t = useText();
  const area = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  const [said, setSaid] = useState("");
  const left = maxLength - length;
  const counter = `${question.name}-count`;
  const words =
    left < 0
      ? t("textarea.over", { count: -left })
      : t("textarea.left", { count: left, max: maxLength });
  const recount = () => setLength(count(area.current?.value ?? ""));
  // What was typed before the page was live counts, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arriving
  useEffect(recount, []);
  useEffect(() => {
    if (length === 0) return;
    const timer = setTimeout(setSaid, pause, words);
    return () => clearTimeout(timer);
  }, [length, words]);
  return (
    <Field {...question}>
      <textarea
        ref={area}
        className={`${styles.input} ${styles.textarea} ${styles.wFull}`}
        rows={5}
        minLength={question.minLength}
        onInput={recount}
        {...controlProps(question, counter)}
      />
      <p className={`${styles.counter} ${left < 0 ? styles.over : ""}`} id={counter}>
        {words}
      </p>
      <p className="hidden-text" role="status">
        {said}
      </p>
    </Field>
  );
}
