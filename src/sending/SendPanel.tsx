import { brand } from "../brand/brand";
import { RichText } from "../i18n/RichText";
import { useText } from "../i18n/useText";
import { PageLink } from "../navigation/PageLink";
import { useConfig } from "../settings/configStore";
import { buttonClass } from "../ui/buttonClass";
import { Checkbox } from "../ui/Checkbox";
import * as styles from "./SendPanel.module.css";
import { Trap } from "./Trap";

interface Props {
  /** The chosen broker's name; null for "geen voorkeur", undefined while nothing is chosen. */
  broker: string | null | undefined;
  busy: boolean;
}

/** Who receives the answers, what happens to them, and the send button. */
export function SendPanel({ broker, busy }: Props) {
  const t = useText();
  const { links } = useConfig();
  const privacy = t("brokerSearch.privacy.more");
  return (
    <section className={styles.panel} aria-labelledby="send-title">
      <h2 id="send-title">{t("brokerSearch.send.title")}</h2>
      {/* Keyed, so that React replaces it: browser translation removes text nodes, and updating those throws. */}
      <p key={broker}>
        {broker && (
          <RichText text="brokerSearch.send.to" parts={{ broker: <strong>{broker}</strong> }} />
        )}
        {broker === null && t("brokerSearch.send.toNone", { name: brand.name })}
        {broker === undefined && t("brokerSearch.send.toUnchosen")}
      </p>
      {/* Always visible: the lead holds the time it was shown (privacyNoticeShownAt). */}
      <p>{t("brokerSearch.privacy.text", { name: brand.name })}</p>
      <p>
        {links.privacy ? (
          <a href={links.privacy}>{privacy}</a>
        ) : (
          <PageLink to="/privacy/">{privacy}</PageLink>
        )}
      </p>
      <Checkbox
        name="marketing"
        label={t("brokerSearch.marketing.label", { name: brand.name })}
        hint={t("brokerSearch.marketing.hint")}
        required={false}
      />
      <Trap />
      <button
        className={`${buttonClass.primary} ${styles.submit}`}
        type="submit"
        aria-disabled={busy}
      >
        {busy
          ? t("prevnext.busy")
          : broker
            ? t("brokerSearch.submit", { broker })
            : t("brokerSearch.submitNone")}
      </button>
      <p className={styles.after}>{t("brokerSearch.after")}</p>
    </section>
  );
}
