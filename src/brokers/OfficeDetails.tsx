import type { ReactNode } from "react";
import { enterpriseNumber } from "../answers/kinds/enterpriseNumber";
import { useText } from "../i18n/useText";
import { ExternalLink } from "../ui/ExternalLink";
import { addressOf } from "./addressOf";
import type { Broker } from "./broker";
import { mailLink, mapsLink, telLink, websiteLink } from "./contactLinks";
import * as styles from "./OfficeDetails.module.css";
import { readableHours } from "./readableHours";

/** Address, contact and opening hours of an office; unknown values are left out. */
export function OfficeDetails({ broker }: { broker: Broker }) {
  const t = useText();
  const { phone, email, website, vat, hours } = broker;
  const address = addressOf(broker);
  const maps = mapsLink(broker);
  const tel = telLink(phone);
  const mail = mailLink(email);
  const site = websiteLink(website);
  const row = (term: string, value: ReactNode) =>
    value ? (
      <div>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ) : null;
  return (
    <dl className={styles.details}>
      {row(
        t("brokerSearch.details.address"),
        maps ? (
          <ExternalLink href={maps} note={t("brokerSearch.details.map")}>
            {address}
          </ExternalLink>
        ) : (
          address
        ),
      )}
      {row(t("brokerSearch.details.phone"), tel ? <a href={tel}>{phone}</a> : phone?.trim())}
      {row(t("brokerSearch.details.email"), mail ? <a href={mail}>{email}</a> : email?.trim())}
      {row(
        t("brokerSearch.details.website"),
        site ? <ExternalLink href={site}>{new URL(site).hostname}</ExternalLink> : website?.trim(),
      )}
      {row(
        t("brokerSearch.details.hours"),
        hours &&
          readableHours(hours).map(line => (
            <div key={line}>{t("brokerSearch.details.hoursLine", { hours: line })}</div>
          )),
      )}
      {row(t("brokerSearch.details.company"), enterpriseNumber(vat ?? "") ?? vat?.trim())}
    </dl>
  );
}
