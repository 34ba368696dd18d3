import * as styles from "./Button.module.css";

/** How a button or a link that acts as one looks; it is a class, since both elements need it. */
export const buttonClass = {
  primary: styles.button,
  lamp: `${styles.button} ${styles.lamp}`,
  line: `${styles.button} ${styles.line}`,
  text: styles.text,
};
