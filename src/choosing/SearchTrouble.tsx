import type { BrokerResults } from "../brokers/useBrokerSearch";
import { RichText } from "../i18n/RichText";
import { useText } from "../i18n/useText";
import { telHref } from "../navigation/telHref";
import { useConfig } from "../settings/configStore";
import { buttonClass } from "../ui/buttonClass";
import * as styles from "./BrokerFinder.module.css";

interface Props {
  results: BrokerResults;
  onRetry: () => void;
}

/** What to do when a search finds nothing or fails; calling a person is always offered. */
export function SearchTrouble({ results, onRetry }: Props) {
  const t = useText();
  const { contact } = useConfig();
  const phone = <a href={telHref(contact.phone)}>{contact.phone}</a>;
  const { hours } = contact;
  if (results.state === "failed")
    return (
      <div className={styles.trouble}>
        <p>
          <RichText text="brokerSearch.failed.ways" values={{ hours }} parts={{ phone }} />
        </p>
        <button
          className={buttonClass.line}
          type="button"
          onClick={() => {
            onRetry();
            results.retry();
          }}
        >
          {t("brokerSearch.retry")}
        </button>
      </div>
    );
  if (results.state === "unknownPlace" || (results.state === "found" && results.total === 0))
    return (
      <div className={styles.trouble}>
        <p>
          {results.state === "found" && results.by === "place" && (
            <span>
              {`${t("brokerSearch.empty.searched", { km: results.usedKm, place: results.place })} `}
            </span>
          )}
          <RichText text="brokerSearch.empty.ways" values={{ hours }} parts={{ phone }} />
        </p>
      </div>
    );
  return null;
}
