import { useEffect, useRef, useState } from "react";
import { Icon } from "../drawings/Icon";
import { useText } from "../i18n/useText";
import { latinDigits } from "../writing/latinDigits";
import { Field } from "./Field";
import { NumberRange, rangeId } from "./NumberRange";
import * as styles from "./NumberStepper.module.css";
import { controlProps, type Question } from "./question";
import { typeInto } from "./typeInto";

interface Props extends Question<"min" | "max" | "minLength" | "maxLength" | "pattern"> {
  min: number;
  max: number;
  /** What stands there at first. */
  defaultValue?: number;
}

/** Minus, box, plus. Typing always works; a button at its limit stays focusable and announces it. */
export function NumberStepper({ defaultValue, ...question }: Props) {
  const { min, max, disabled } = question;
  const t = useText();
  const box = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState("");
  const [stepped, setStepped] = useState<number>();
  // Includes what was typed before hydration.
  useEffect(() => setValue(box.current?.value ?? ""), []);
  const digits = latinDigits(value.trim());
  const number = /^\d+$/.test(digits) ? Number(digits) : undefined;
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
          defaultValue={defaultValue}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          spellCheck={false}
          onInput={event => setValue(event.currentTarget.value)}
          {...controlProps(question, rangeId(question))}
        />
        {button(1, t("numberStepper.more"), number !== undefined && number >= max)}
      </div>
      <NumberRange {...question} />
      {/* The focus is on the button, so the new value is announced here. */}
      <span className="hidden-text" role="status">
        {stepped}
      </span>
    </Field>
  );
}
