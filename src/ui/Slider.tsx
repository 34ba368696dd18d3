import { type FormEvent, useEffect, useRef, useState } from "react";
import { Field } from "./Field";
import type { Question } from "./question";
import * as styles from "./Slider.module.css";
import { textProps } from "./textProps";
import { typeInto } from "./typeInto";

interface Props extends Question {
  min: number;
  max: number;
  start: number;
  unit: string;
  /** What the box beside it is called for who cannot see the slider. */
  boxLabel: string;
}

/** A range with a number box beside it: dragging is never the only way (WCAG 2.5.7). */
export function Slider({ start, unit, boxLabel, ...question }: Props) {
  const { min, max, disabled } = question;
  const range = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(start);
  // Moved before the page was live.
  useEffect(() => setValue(Number(range.current?.value ?? start)), [start]);
  const slid = (event: FormEvent<HTMLInputElement>) => {
    const number = Number(event.currentTarget.value);
    setValue(number);
    // A touch moves the slider while the focus stays in the box; what the box itself set is not trusted.
    if (box.current && (event.isTrusted || document.activeElement !== box.current))
      box.current.value = String(number);
  };
  const typed = (event: FormEvent<HTMLInputElement>) => {
    event.stopPropagation();
    const number = Number(event.currentTarget.value);
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
            {...textProps(question)}
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
