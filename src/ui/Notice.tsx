import { Children, type ReactNode } from "react";
import { Icon } from "../drawings/Icon";
import * as styles from "./Notice.module.css";

/** A status line; the live region exists before its text, so that the text is announced. */
export function Notice({ children }: { children?: ReactNode }) {
  return (
    <div role="status">
      {/* Several conditions that are all false are no text. */}
      {Children.toArray(children).some(Boolean) && (
        <p className={styles.notice}>
          <Icon name="alert" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
