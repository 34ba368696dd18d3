import { useText } from "../i18n/useText";
import * as styles from "./BrokerFacts.module.css";
import type { FoundBroker } from "./useBrokerSearch";

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

interface Props extends FoundBroker {
  /** Number in the list, shown in the window beside the name. */
  position?: number;
}

/** What one office says about itself on its card. */
export function BrokerFacts({ broker, km, opening, position }: Props) {
  const t = useText();
  const { name, status, street, postcode, municipality, phone } = broker;
  const statuses = {
    makelaar: t("broker.status.makelaar"),
    agent: t("broker.status.agent"),
    subagent: t("broker.status.subagent"),
  };
  const town = [postcode, municipality].filter(Boolean).join(" ");
  return (
    <>
      <span className={styles.title}>
        {position !== undefined && (
          <span className={styles.pin} aria-hidden="true">
            {position}
          </span>
        )}
        <span className={styles.name} data-name="">
          {name}
        </span>
        {km !== undefined && (
          <span className={styles.km}>
            {km < 1
              ? t("brokerSearch.broker.near")
              : t("brokerSearch.broker.km", { km: km.toLocaleString("nl-BE", oneDecimal) })}
          </span>
        )}
      </span>
      <span className={styles.facts}>
        <span>{statuses[status]}</span>
        {opening && (
          <span className={opening.open ? styles.open : styles.closed}>
            {opening.until
              ? t("brokerSearch.broker.openUntil", {
                  until: opening.until.replace(":00", "").replace(":", "."),
                })
              : t("brokerSearch.broker.closed")}
          </span>
        )}
        <span className={styles.wide}>{[street, town].filter(Boolean).join(", ")}</span>
        {phone && <span className={styles.wide}>{phone}</span>}
      </span>
    </>
  );
}
