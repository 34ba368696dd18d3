import { useText } from "../i18n/useText";
import { pageLanguage } from "../language/pageLanguage";
import { PageLink } from "../navigation/PageLink";
import { useConfig } from "../settings/configStore";
import * as styles from "./Footer.module.css";
import { LanguageSwitch } from "./LanguageSwitch";
import { useConsentButton } from "./useConsentButton";

/** Privacy and cookies: ours unless config.json names others; a third link when it is there in both languages. */
export function PolicyLinks() {
  const t = useText();
  const { privacy, cookies, third } = useConfig().links;
  const ConsentButton = useConsentButton();
  const link = (address: string | null, page: string, name: string) =>
    address ? <a href={address}>{name}</a> : <PageLink to={page}>{name}</PageLink>;
  return (
    <nav aria-label={t("footer.links")}>
      <ul className={styles.links}>
        <li>{link(privacy, "/privacy/", t("footer.privacy"))}</li>
        <li>{link(cookies, "/cookies/", t("footer.cookies"))}</li>
        {ConsentButton && (
          <li>
            <ConsentButton />
          </li>
        )}
        {third?.nl && third.fr && (
          <li>
            <a href={third[pageLanguage().startsWith("fr") ? "fr" : "nl"]}>{t("footer.third")}</a>
          </li>
        )}
      </ul>
      {process.env.GATSBY_MANY_LANGUAGES === "1" && <LanguageSwitch />}
    </nav>
  );
}
