import { useEffect, useRef, useState } from "react";
import { Icon } from "../drawings/Icon";
import { useText } from "../i18n/useText";
import { Field } from "./Field";
import { NumberRange, rangeId } from "./NumberRange";
import * as styles from "./NumberStepper.module.css";
import type { Question } from "./question";
import { textProps } from "./textProps";
import { typeInto } from "./typeInto";

interface Props extends Question {
  min: number;
  max: number;
}

/** Minus, box, plus. Typing always works; a button at its limit stays focusable and says so. */
export function NumberStepper(question: Props) {
  const { min, max, disabled } = question;
  const t = useText();
  const box = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState("");
  const [stepped, setStepped] = useState<number>();
  // What was typed before the page was live counts, too.
  useEffect(() => setValue(box.current?.value ?? ""), []);
  const number = /^\d+$/.test(value.trim()) ? Number(value) : undefined;
  const step = (by: number) => {
    const next = number === undefined ? min : Math.min(max, Math.max(min, number + by));
    if (box.current) typeInto(box.current, String(next));
    setStepped(next);
  };
  const button = (by: number, label: string, limit: boolean) => (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-controls={question.name}
      aria-disabled={limit}
      disabled={disabled}
      onClick={() => limit || step(by)}
    >
      <Icon name={by < 0 ? "minus" : "plus"} />
    </button>
  );
  return (
    <Field {...question}>
      <div className={styles.frame}>
        {button(-1, t("numberStepper.less"), number !== undefined && number <= min)}
        <input
          ref={box}
          className={styles.box}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          spellCheck={false}
          onInput={event => setValue(event.currentTarget.value)}
          {...textProps(question, rangeId(question))}
        />
        {button(1, t("numberStepper.more"), number !== undefined && number >= max)}
      </div>
      <NumberRange {...question} />
      {/* The focus is on the button: what it did is said. */}
      <span className="hidden-text" role="status">
        {stepped}
      </span>
    </Field>
  );
}
