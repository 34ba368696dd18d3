import type { ReactNode } from "react";
import { Icon } from "../drawings/Icon";
import { useText } from "../i18n/useText";
import * as styles from "./InfoAccordion.module.css";

interface Props {
  /** Subject of the text: "Meer info over de formules". */
  subject?: string;
  /** Shown instead of "Meer info"; the same when open. */
  question?: ReactNode;
  children: ReactNode;
  /** One of a list, with lines between. */
  lined?: boolean;
  open?: boolean;
  /** Before it opens or closes. */
  onAsk?: () => void;
}

/** Expandable text. A native element: works without scripts, by keyboard, and is found by page search. */
export function InfoAccordion({ subject, question, children, lined, open, onAsk }: Props) {
  const t = useText();
  return (
    <details className={`${styles.info} ${lined ? styles.lined : ""}`} open={open}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary className={styles.summary} onClick={onAsk}>
        <Icon name="chevron-down" className={styles.chevron} />
        {question ?? (
          <>
            <span className={styles.more}>{t("accordion.more", { subject: subject ?? "" })}</span>
            <span className={styles.less}>{t("accordion.less", { subject: subject ?? "" })}</span>
          </>
        )}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
