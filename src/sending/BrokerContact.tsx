import { brand } from "../brand/brand";
import { ContactCard } from "../brokers/ContactCard";
import { RichText } from "../i18n/RichText";
import { useText } from "../i18n/useText";
import { telHref } from "../navigation/telHref";
import { useConfig } from "../settings/configStore";
import { buttonClass } from "../ui/buttonClass";
import type { BrokerLookup } from "./brokerLookup";
import * as styles from "./ThankYou.module.css";

interface Props {
  /** null: no preference. */
  broker: BrokerLookup | null;
  retry?: () => void;
}

/** The contact card, or a sentence why there is none. */
export function BrokerContact({ broker, retry }: Props) {
  const t = useText();
  const { contact } = useConfig();
  if (broker === "loading") return null;
  if (broker === null)
    return (
      <section className={styles.panel}>
        <h2>{t("thankYou.noBroker.title")}</h2>
        <p>
          <RichText
            text="thankYou.noBroker.text"
            values={{ name: brand.name }}
            parts={{ phone: <a href={telHref(contact.phone)}>{contact.phone}</a> }}
          />
        </p>
      </section>
    );
  if (broker === "gone" || broker === "unavailable")
    return (
      <section className={styles.panel} role="status">
        <p>{broker === "gone" ? t("thankYou.brokerGone") : t("thankYou.brokerUnavailable")}</p>
        {broker === "unavailable" && retry && (
          <p>
            <button className={buttonClass.line} type="button" onClick={retry}>
              {t("thankYou.brokerUnavailable.retry")}
            </button>
          </p>
        )}
      </section>
    );
  return (
    <>
      <ContactCard broker={broker} />
      <p className={styles.note}>{t("thankYou.silent")}</p>
    </>
  );
}
