import { useEffect, useRef } from "react";
import { Icon } from "../drawings/Icon";
import { useText } from "../i18n/useText";
import * as styles from "./ErrorSummary.module.css";

interface Props {
  /** In the order of the form; the messages are those at the fields. */
  errors: readonly { name: string; message: string }[];
  /** Number of failed attempts: each new one moves the focus here. */
  attempt: number;
}

/** The errors that are left, with links to their fields. Gone when there are none. */
export function ErrorSummary({ errors, attempt }: Props) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  // Of several boxes, the first wrong one.
  const focus = (name: string) =>
    (
      document.querySelector<HTMLElement>(`[name^="${name}."][aria-invalid]`) ??
      document.getElementById(name)
    )?.focus();
  return (
    <div
      ref={box}
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      data-error-summary=""
    >
      <h2 className={styles.title} id="error-summary-title">
        <Icon name="alert" />
        {t("errorSummary.title")}
      </h2>
      <p>
        {errors.length === 1
          ? t("errorSummary.one")
          : t("errorSummary.many", { count: errors.length })}
      </p>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={event => {
                event.preventDefault();
                focus(name);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
