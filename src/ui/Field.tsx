import type { ReactNode } from "react";
import { useText } from "../i18n/useText";
import * as styles from "./Field.module.css";
import { FieldError } from "./FieldError";
import { describedBy, type Question } from "./question";

interface Props extends Question {
  children: ReactNode;
  /** Several controls answer this question: fieldset and legend instead of label. */
  group?: boolean;
  /** The large distance between questions; a field that belongs to the one above has the small one. */
  close?: boolean;
}

/** A question: label, hint, error and control in that order, tied together by ids. */
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
  } = props;
  const t = useText();
  const Frame = group ? "fieldset" : "div";
  const Label = group ? "legend" : "label";
  const tie = group ? { "aria-describedby": describedBy(props), disabled } : {};
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
