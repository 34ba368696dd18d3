import { pageText } from "../i18n/useText";
import { useConfig } from "../settings/configStore";
import { buttonClass } from "../ui/buttonClass";
import * as styles from "./TextPage.module.css";
import { telHref } from "./telHref";

/**
 * In place of a page whose drawing failed. It uses nothing that pages have around them, since that may be
 * what failed; a full load begins anew with the answers that the draft keeps.
 */
export function CrashPage() {
  const { phone, hours } = useConfig().contact;
  return (
    <div className={`wrap ${styles.page}`}>
      <main className={styles.main} id="inhoud">
        <h1 tabIndex={-1}>{pageText("crash.title")}</h1>
        <p className={styles.lead}>{pageText("crash.text")}</p>
        <p>
          <button
            type="button"
            className={buttonClass.primary}
            onClick={() => window.location.reload()}
          >
            {pageText("crash.again")}
          </button>
        </p>
        <p>
          {pageText("crash.help", { hours })} <a href={telHref(phone)}>{phone}</a>
        </p>
      </main>
    </div>
  );
}
