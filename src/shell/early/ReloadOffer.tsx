import type { TextKey } from "../../i18n/textKey";
import * as styles from "../../ui/Messages.module.css";

/**
 * The message of a page that never hydrated; hidden in the HTML, shown or removed by shell/early/offerReload.
 * In the HTML only: it is needed when nothing else could be loaded.
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
