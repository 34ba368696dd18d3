import { brand } from "../brand/brand";
import type { Broker } from "../brokers/broker";
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

/** Gives the card of an office that is being looked up its size; only its frame is seen. */
const comingOffice: Broker = {
  ...{ id: "", name: brand.name, status: "onbekend", logo: null, hours: null, lat: 0, lon: 0 },
  ...{ street: brand.street, postcode: "", municipality: brand.town },
  ...{ phone: null, email: null, website: null, vat: null },
};

/** The contact card, or a sentence why there is none. */
export function BrokerContact({ broker, retry }: Props) {
  const t = useText();
  const { contact } = useConfig();
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
  const coming = broker === "loading";
  const office = coming ? comingOffice : broker;
  return (
    <div className={`${styles.office} ${coming ? styles.coming : ""}`} aria-hidden={coming}>
      {/* Each office has a card of its own: a translation may have taken the words of the one before. */}
      <ContactCard key={office.id} broker={office} />
      <p className={styles.note}>{t("thankYou.silent")}</p>
    </div>
  );
}
