import { withPrefix } from "gatsby";
import * as styles from "./Sending.module.css";

interface SendingProps {
  className?: string | undefined;
}

/** An envelope on its way from the house to the office; decorative. */
export function Sending({ className }: SendingProps) {
  const file = withPrefix("/drawings/sending.svg");
  return (
    <svg
      className={[styles.sending, className].filter(Boolean).join(" ")}
      viewBox="0 0 448 213"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${file}#sending`} />
      <use
        className={styles.envelope}
        href={`${file}#envelope`}
        x="198"
        y="84"
        width="56"
        height="40"
      />
    </svg>
  );
}
