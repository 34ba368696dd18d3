import type { ReactNode } from "react";
import { useText } from "../i18n/useText";
import * as styles from "./Field.module.css";
import { FieldError } from "./FieldError";
import { type AnyQuestion, describedBy } from "./question";

interface Props extends AnyQuestion {
  children: ReactNode;
  /** Several controls: fieldset and legend instead of label. */
  group?: boolean;
  /** Closer to the question above, to which it belongs. */
  close?: boolean;
}

/** A question: label, hint, error and control, in this order, linked by ids. */
export function Field(props: Props) {
  const {
    name,
    label,
    hint,
    required = true,
    invalid,
    disabled,
    group = false,
    close = false,
    children,
    ...limits
  } = props;
  const t = useText();
  const Frame = group ? "fieldset" : "div";
  const Label = group ? "legend" : "label";
  const tie = group ? { ...limits, "aria-describedby": describedBy(props), disabled } : {};
  return (
    <Frame
      className={`${styles.field} ${close ? styles.close : ""} ${invalid ? styles.invalid : ""}`}
      {...tie}
    >
      <Label className={styles.label} {...(group ? {} : { htmlFor: name })}>
        {label}
        {!required && <span className={styles.optional}> {t("form.optional")}</span>}
      </Label>
      {hint && (
        <p className={styles.hint} id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {invalid && <FieldError name={name} message={invalid} />}
      {children}
    </Frame>
  );
}
