import { useText } from "../i18n/useText";
import { pageLanguage } from "../settings/pageLanguage";
import { addressOf } from "./addressOf";
import * as styles from "./BrokerFacts.module.css";
import { statusText } from "./statusText";
import type { FoundBroker } from "./useBrokerSearch";

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

interface Props extends FoundBroker {
  /** Number in the list, shown in the window beside the name. */
  position?: number;
}

/** What one office says about itself on its card. */
export function BrokerFacts({ broker, km, opening, position }: Props) {
  const t = useText();
  const { name, status, phone } = broker;
  return (
    <>
      <span className={styles.title}>
        {position !== undefined && (
          <span className={styles.pin} aria-hidden="true">
            {position}
          </span>
        )}
        <span className={styles.name} data-name="" translate="no">
          {name}
        </span>
        {km !== undefined && (
          <span className={styles.km}>
            {km < 1
              ? t("brokerSearch.broker.near")
              : t("brokerSearch.broker.km", { km: km.toLocaleString(pageLanguage(), oneDecimal) })}
          </span>
        )}
      </span>
      <span className={styles.facts}>
        <span>{statusText(t, status)}</span>
        {opening && (
          <span className={opening.open ? styles.open : styles.closed}>
            {opening.until
              ? t("brokerSearch.broker.openUntil", {
                  until: opening.until.replace(":00", "").replace(":", "."),
                })
              : t("brokerSearch.broker.closed")}
          </span>
        )}
        <span className={styles.wide}>{addressOf(broker)}</span>
        {phone && <span className={styles.wide}>{phone}</span>}
      </span>
    </>
  );
}
