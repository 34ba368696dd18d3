import type { ReactNode } from "react";
import * as styles from "./Card.module.css";

/** A question under the choice that asks for it. Closed, it keeps what was typed but does not count. */
export function Reveal({ open, children }: { open: boolean; children: ReactNode }) {
  return (
    <fieldset className={styles.reveal} hidden={!open} disabled={!open}>
      {children}
    </fieldset>
  );
}
