import { pageText } from "../i18n/useText";
import { telHref } from "../navigation/telHref";
import { useConfig } from "../settings/configStore";
import { buttonClass } from "../ui/buttonClass";
import * as styles from "./ScenePage.module.css";

/**
 * Replaces a page whose rendering threw. Uses nothing of the page frame, which may be what failed; a full
 * load starts again with the draft.
 */
export function CrashPage() {
  const { phone, hours } = useConfig().contact;
  return (
    <main className={`on-dusk ${styles.scene}`} id="inhoud" style={{ minHeight: "100vh" }}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.text}>
          <h1 tabIndex={-1}>{pageText("crash.title")}</h1>
          <p>{pageText("crash.text")}</p>
          <p>
            <button
              type="button"
              className={buttonClass.lamp}
              onClick={() => window.location.reload()}
            >
              {pageText("crash.again")}
            </button>
          </p>
          <p>
            {pageText("crash.help", { hours })}{" "}
            <a href={telHref(phone)}>{phone.replace(/ /g, "\u00a0")}</a>
          </p>
        </div>
      </div>
    </main>
  );
}
