import { memo } from "react";
import { useText } from "../i18n/useText";
import { readableNumber } from "../language/readableNumber";
import { addressOf } from "./addressOf";
import * as styles from "./BrokerFacts.module.css";
import type { OfficeTime } from "./officeTime";
import { openingHours } from "./openingHours";
import type { FoundBroker } from "./searchBrokers";
import { statusText } from "./statusText";

interface Props extends FoundBroker {
  /** The current time in Belgium. */
  time: OfficeTime;
  /** Number on the map, shown in the window beside the name. */
  position?: number;
}

/** The card of one office in the list. Memoized: a list is rendered again once its ids are known. */
export const BrokerFacts = memo(function BrokerFacts({
  broker,
  km,
  time: { weekday, minute },
  position,
}: Props) {
  const t = useText();
  const opening = openingHours(broker.hours, weekday, minute);
  const { name, status, phone } = broker;
  return (
    <>
      <span className={styles.title}>
        {position !== undefined && (
          <span className={styles.pin} aria-hidden="true">
            {position}
          </span>
        )}
        <span className={styles.name} translate="no">
          {name}
        </span>
        {km !== undefined && (
          <span className={styles.km}>
            {km < 1
              ? t("brokerSearch.broker.near")
              : t("brokerSearch.broker.km", { km: readableNumber(km, 1) })}
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
});
