import { Children, type ReactNode } from "react";
import { Icon } from "../drawings/Icon";
import * as styles from "./Notice.module.css";

/** A line the visitor should notice; the region is there before the words, so they are spoken. */
export function Notice({ children }: { children?: ReactNode }) {
  return (
    <div role="status">
      {/* Several conditions that are all false are no words either. */}
      {Children.toArray(children).some(Boolean) && (
        <p className={styles.notice}>
          <Icon name="alert" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
