import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Sending } from "../drawings/Sending";
import type { TextKey } from "../i18n/textKey";
import { useText } from "../i18n/useText";
import * as styles from "./LoadingOverlay.module.css";

interface Props {
  open: boolean;
  message?: TextKey;
  /** Delay until the second line appears (ms). */
  slowAfterMs?: number;
}

/** Covers the page while it is busy. Not a dialog: no focus trap, no Escape; the page behind is inert. */
export function LoadingOverlay({
  open,
  message = "createlead.loading",
  slowAfterMs = 8000,
}: Props) {
  const t = useText();
  const [host, setHost] = useState<HTMLElement>();
  const [slow, setSlow] = useState(false);
  useEffect(() => setHost(document.body), []);
  useEffect(() => {
    if (!open) return;
    const page = document.querySelector<HTMLElement>("[data-page]");
    if (page) page.inert = true;
    const timer = setTimeout(setSlow, slowAfterMs, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
      if (page) page.inert = false;
    };
  }, [open, slowAfterMs]);
  if (!host) return null;
  return createPortal(
    <div role="status">
      {open && (
        <div className={styles.overlay} data-loading-overlay="">
          <div className={styles.box}>
            <Sending />
            <div className={styles.text}>
              <p className={styles.title}>{t(message)}</p>
              <p>{slow ? t("createlead.loadingSlow") : t("createlead.loadingHint")}</p>
            </div>
          </div>
        </div>
      )}
    </div>,
    host,
  );
}
