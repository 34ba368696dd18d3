import type { BrokerResults } from "../brokers/useBrokerSearch";
import { RichText } from "../i18n/RichText";
import { type Text, useText } from "../i18n/useText";
import { telHref } from "../layout/telHref";
import { useConfig } from "../settings/configStore";
import { buttonClass } from "../ui/buttonClass";
import * as styles from "./BrokerChoice.module.css";

function sentence(t: Text, results: BrokerResults): string {
  if (results.state === "idle") return t("brokerSearch.idle");
  if (results.state === "loading") return t("brokerSearch.loading");
  if (results.state === "unknownPlace") return t("brokerSearch.place.unknown");
  if (results.state === "failed") return t("brokerSearch.failed");
  const count = results.total;
  if (results.by === "name") {
    if (count === 0) return t("brokerSearch.empty.name", { name: results.name });
    return count === 1
      ? t("brokerSearch.count.nameOne", { name: results.name })
      : t("brokerSearch.count.name", { count, name: results.name });
  }
  const { place, askedKm, usedKm: km } = results;
  if (count === 0) return t("brokerSearch.empty.title");
  const found =
    count === 1
      ? t("brokerSearch.count.one", { km, place })
      : t("brokerSearch.count.many", { count, km, place });
  return km > askedKm
    ? `${t("brokerSearch.count.widened", { asked: askedKm, km })} ${found}`
    : found;
}

/** What the search found, spoken as it changes; with ways on when it found nothing. */
export function BrokerCount({ results }: { results: BrokerResults }) {
  const t = useText();
  const { contact } = useConfig();
  const empty = results.state === "found" && results.by === "place" && results.total === 0;
  return (
    <>
      <p className={styles.count} role="status">
        {sentence(t, results)}
      </p>
      {empty && (
        <div className={styles.panel}>
          <p>
            <RichText
              text="brokerSearch.empty.text"
              values={{ km: results.usedKm, place: results.place }}
              parts={{ phone: <a href={telHref(contact.phone)}>{contact.phone}</a> }}
            />
          </p>
        </div>
      )}
      {results.state === "failed" && (
        <div className={styles.panel}>
          <button className={buttonClass.line} type="button" onClick={results.retry}>
            {t("brokerSearch.retry")}
          </button>
        </div>
      )}
    </>
  );
}
