import type { ReactNode } from "react";
import * as styles from "./Card.module.css";

interface Props {
  open: boolean;
  /** Further down than the choice that opens it: looks like any other question. */
  apart?: boolean;
  children: ReactNode;
}

/** A question under the choice that opens it. Closed, it keeps its value, which then does not count. */
export function Reveal({ open, apart, children }: Props) {
  return (
    <fieldset className={apart ? undefined : styles.reveal} hidden={!open} disabled={!open}>
      {children}
    </fieldset>
  );
}
