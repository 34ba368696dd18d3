import * as styles from "./Button.module.css";

/** Classes instead of a component: both buttons and links use them. */
export const buttonClass = {
  primary: styles.button,
  lamp: `${styles.button} ${styles.lamp}`,
  line: `${styles.button} ${styles.line}`,
  text: styles.text,
};
