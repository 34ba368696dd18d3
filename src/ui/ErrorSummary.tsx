import { useEffect, useRef } from "react";
import { Icon } from "../drawings/Icon";
import { useText } from "../i18n/useText";
import * as styles from "./ErrorSummary.module.css";

interface Props {
  /** In the order of the form; the words are those at the field. */
  errors: readonly { name: string; message: string }[];
  /** Counts attempts: each new one takes the focus once. */
  attempt: number;
}

/** What still needs attention, with links to the fields. Shrinks while correcting, gone at zero. */
export function ErrorSummary({ errors, attempt }: Props) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  const focus = (name: string) => document.getElementById(name)?.focus();
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
