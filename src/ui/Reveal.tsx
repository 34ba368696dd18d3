import type { ReactNode } from "react";
import * as styles from "./Card.module.css";

/** A question under the choice that asks for it. It stays in the form, so nothing typed is lost. */
export function Reveal({ open, children }: { open: boolean; children: ReactNode }) {
  return (
    <div className={styles.reveal} hidden={!open}>
      {children}
    </div>
  );
}
