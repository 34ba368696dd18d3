import { PageLink } from "../i18n/PageLink";
import { useText } from "../i18n/useText";
import { askedCategories } from "../settings/askedCategories";
import { useConfig } from "../settings/configStore";
import { pageLanguage } from "../settings/pageLanguage";
import { ConsentButton } from "./ConsentButton";
import * as styles from "./Footer.module.css";
import { LanguageSwitch } from "./LanguageSwitch";

/** Privacy and cookies: the site's own pages unless config.json names others; a third link only in both languages. */
export function PolicyLinks() {
  const t = useText();
  const config = useConfig();
  const { privacy, cookies, third } = config.links;
  const link = (address: string | null, page: string, name: string) =>
    address ? <a href={address}>{name}</a> : <PageLink to={page}>{name}</PageLink>;
  return (
    <nav aria-label={t("footer.links")}>
      <ul className={styles.links}>
        <li>{link(privacy, "/privacy/", t("footer.privacy"))}</li>
        <li>{link(cookies, "/cookies/", t("footer.cookies"))}</li>
        {askedCategories(config).length > 0 && (
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
