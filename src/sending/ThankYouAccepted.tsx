import type { ReactNode } from "react";
import { brand } from "../brand/brand";
import type { Confirmation } from "../delivery/confirmation";
import { House } from "../drawings/House";
import { Icon } from "../drawings/Icon";
import { RichText } from "../i18n/RichText";
import { useText } from "../i18n/useText";
import { ScenePage } from "../layout/ScenePage";
import { useConfig } from "../settings/configStore";
import { buttonClass } from "../ui/buttonClass";
import { ExternalLink } from "../ui/ExternalLink";
import { BrokerContact } from "./BrokerContact";
import type { BrokerLookup } from "./brokerLookup";
import { KeepCard } from "./KeepCard";
import * as styles from "./ThankYou.module.css";

interface Props {
  confirmation: Confirmation;
  broker: BrokerLookup;
  /** Links to the neighbouring pages. */
  links: ReactNode;
  retry: () => void;
}

/** Back ends may return long references: cut visibly. */
const shown = (reference: string) =>
  reference.length > 64 ? `${reference.slice(0, 64)}…` : reference;

export function ThankYouAccepted({ confirmation, broker, links, retry }: Props) {
  const t = useText();
  const { promises, links: documents } = useConfig();
  const days = promises.replyDays;
  const name = typeof broker === "object" ? broker.name : null;
  // The sentence keeps its room until the name is known: what stands below it must not move.
  const coming = broker === "loading" && Boolean(confirmation.brokerId);
  const lead = days ? "thankYou.lead.brokerDays" : "thankYou.lead.broker";
  return (
    <ScenePage
      id="thankYou"
      delivery="accepted"
      scene={<House wide lit="all" door />}
      aside={<BrokerContact broker={confirmation.brokerId ? broker : null} retry={retry} />}
      intro={
        <>
          <h1 tabIndex={-1}>{t("thankYou.title")}</h1>
          {confirmation.brokerId === null && <p>{t("thankYou.lead.none", { name: brand.name })}</p>}
          {(name || coming) && (
            <p className={coming ? styles.unseen : undefined} aria-hidden={coming}>
              <RichText
                text={lead}
                values={{ days: days ?? "" }}
                parts={{ broker: <strong>{name ?? brand.name}</strong> }}
              />
            </p>
          )}
          {confirmation.reference ? (
            <p className={styles.reference}>
              <span>{t("thankYou.reference")}</span>
              <strong data-reference="" translate="no">
                {shown(confirmation.reference)}
              </strong>
            </p>
          ) : (
            <p>{t("thankYou.noReference")}</p>
          )}
        </>
      }
    >
      <h2>{t("thankYou.next.title")}</h2>
      <ol className={styles.next}>
        <li className={styles.done}>
          <h3>{t("thankYou.next.1")}</h3>
          <p>{promises.copyByEmail ? t("thankYou.next.1.copy") : t("thankYou.next.1.text")}</p>
        </li>
        <li>
          <h3>{t("thankYou.next.2")}</h3>
          <p>{t("thankYou.next.2.text")}</p>
        </li>
        <li>
          <h3>{t("thankYou.next.3")}</h3>
          <p>{t("thankYou.next.3.text")}</p>
        </li>
      </ol>
      <section className="no-print" aria-labelledby="proof-title">
        <h2 id="proof-title">{t("thankYou.proof.title")}</h2>
        <p className={styles.buttons}>
          <button className={buttonClass.line} type="button" onClick={() => window.print()}>
            <Icon name="printer" />
            {t("thankYou.print")}
          </button>
          {confirmation.brokerId && typeof broker === "object" && <KeepCard broker={broker} />}
          {documents.ipid && (
            <ExternalLink href={documents.ipid}>{t("thankYou.ipid")}</ExternalLink>
          )}
        </p>
      </section>
      {links}
    </ScenePage>
  );
}
