import type { TextKey } from "../i18n/textKey";
import * as styles from "../ui/Messages.module.css";

/**
 * What a page says that did not come to life; hidden until then, and taken away by the page that did
 * (shell/offerReload). Only in the HTML: it is for when nothing else could be had.
 */
export function ReloadOffer({ t }: { t: (key: TextKey) => string }) {
  return (
    <div id="reload" className={styles.stack} role="alert" hidden>
      <div className={styles.bar}>
        <p>{t("reload.text")}</p>
        <button type="button">{t("reload.act")}</button>
      </div>
    </div>
  );
}
