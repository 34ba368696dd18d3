import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { latinDigits } from "../writing/latinDigits";
import { Field } from "./Field";
import { controlProps, type Question } from "./question";
import * as styles from "./Slider.module.css";
import { typeInto } from "./typeInto";

interface Props extends Question<"min" | "max"> {
  min: number;
  max: number;
  start: number;
  unit: string;
  /** Accessible name of the number box. */
  boxLabel: string;
  /** For callers that set the slider themselves. */
  rangeRef?: RefObject<HTMLInputElement>;
}

/** A range with a number box beside it: dragging is never the only way (WCAG 2.5.7). */
export function Slider({ start, unit, boxLabel, rangeRef, ...question }: Props) {
  const { min, max, disabled } = question;
  const own = useRef<HTMLInputElement>(null);
  const range = rangeRef ?? own;
  const box = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(start);
  // May have been moved before hydration.
  useEffect(() => setValue(Number(range.current?.value ?? start)), [start, range]);
  const slid = (event: FormEvent<HTMLInputElement>) => {
    const number = Number(event.currentTarget.value);
    setValue(number);
    // A touch moves the slider while the box keeps the focus; events that the box caused are untrusted.
    if (box.current && (event.isTrusted || document.activeElement !== box.current))
      box.current.value = String(number);
  };
  const typed = (event: FormEvent<HTMLInputElement>) => {
    event.stopPropagation();
    const number = Number(latinDigits(event.currentTarget.value));
    if (Number.isInteger(number) && number >= min && number <= max && range.current)
      typeInto(range.current, String(number));
  };
  return (
    <Field {...question} close>
      <div className={styles.slider}>
        <div className={styles.track}>
          <svg className={styles.bar} aria-hidden="true" focusable="false">
            <rect width={`${((value - min) / (max - min)) * 100}%`} height="100%" />
          </svg>
          <input
            ref={range}
            className={styles.range}
            type="range"
            defaultValue={start}
            onInput={slid}
            aria-valuetext={`${value} ${unit}`}
            {...controlProps(question)}
          />
          <div className={styles.ends} aria-hidden="true">
            <span>{`${min} ${unit}`}</span>
            <span>{`${max} ${unit}`}</span>
          </div>
        </div>
        <label className={styles.box}>
          <span className="hidden-text">{boxLabel}</span>
          <input
            ref={box}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="search"
            disabled={disabled}
            defaultValue={start}
            onInput={typed}
            onBlur={event => (event.currentTarget.value = String(value))}
          />
          <span aria-hidden="true">{unit}</span>
        </label>
      </div>
    </Field>
  );
}
