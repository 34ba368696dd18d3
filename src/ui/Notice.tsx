import type { ReactNode } from "react";
import { Icon } from "../drawings/Icon";
import * as styles from "./Notice.module.css";

/** A line the visitor should notice; the region is there before the words, so they are spoken. */
export function Notice({ children }: { children?: ReactNode }) {
  return (
    <div role="status">
      {children && (
        <p className={styles.notice}>
          <Icon name="alert" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
