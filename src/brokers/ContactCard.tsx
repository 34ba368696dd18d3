import type { ReactNode } from "react";
import { enterpriseNumber } from "../answers/kinds/enterpriseNumber";
import { Icon } from "../drawings/Icon";
import type { IconName } from "../drawings/IconName";
import { useText } from "../i18n/useText";
import { ExternalLink } from "../ui/ExternalLink";
import { addressOf } from "./addressOf";
import type { Broker } from "./broker";
import * as styles from "./ContactCard.module.css";
import { mailLink, mapsLink, telLink, websiteLink } from "./contactLinks";
import { statusText } from "./statusText";

/** Initials of the first two words, for the window. */
const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter(word => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map(word => word.charAt(0).toUpperCase())
    .join("");

/** Allows a line break after the @ only. */
const breakable = (address: string) => {
  const [local, domain] = address.split("@");
  return (
    <>
      {local}@<wbr />
      {domain}
    </>
  );
};

/** How to reach the chosen broker; unknown values show as a dash. */
export function ContactCard({ broker }: { broker: Broker }) {
  const t = useText();
  const { name, phone, email, website, vat } = broker;
  const address = addressOf(broker);
  const tel = telLink(phone);
  const mail = mailLink(email);
  const maps = mapsLink(broker);
  const site = websiteLink(website);
  const row = (icon: IconName, term: string, value: ReactNode) => (
    <div>
      <dt>
        <Icon name={icon} />
        {term}
      </dt>
      <dd>
        {value || (
          <>
            –<span className="hidden-text"> {t("thankyou.brokercard.empty")}</span>
          </>
        )}
      </dd>
    </div>
  );
  return (
    <section className={styles.card} aria-labelledby="broker-card">
      <div className={styles.head}>
        <span className={styles.monogram} aria-hidden="true">
          {initials(name)}
        </span>
        <div>
          <h2 id="broker-card" translate="no">
            {name}
          </h2>
          <p>
            {t("thankyou.brokercard.title")} · {statusText(t, broker.status)}
          </p>
        </div>
      </div>
      <dl>
        {row(
          "phone",
          t("thankyou.brokercard.phone"),
          tel ? <a href={tel}>{phone}</a> : phone?.trim(),
        )}
        {row(
          "pin",
          t("thankyou.brokercard.address"),
          maps ? (
            <ExternalLink href={maps} note={t("thankyou.brokercard.address.map")}>
              {address}
            </ExternalLink>
          ) : (
            address
          ),
        )}
        {row(
          "globe",
          t("thankyou.brokercard.website"),
          site ? (
            <ExternalLink href={site}>{new URL(site).hostname.replace(/^www\./, "")}</ExternalLink>
          ) : (
            website?.trim()
          ),
        )}
        {row(
          "mail",
          t("thankyou.brokercard.email"),
          mail ? <a href={mail}>{breakable(email ?? "")}</a> : email?.trim(),
        )}
        {row(
          "building",
          t("thankyou.brokercard.company"),
          enterpriseNumber(vat ?? "") ?? vat?.trim(),
        )}
      </dl>
    </section>
  );
}
