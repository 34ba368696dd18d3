import { useEffect, useState } from "react";
import { brand } from "../brand/brand";
import { PageLink } from "../i18n/PageLink";
import { RichText } from "../i18n/RichText";
import { useText } from "../i18n/useText";
import { useConfig } from "../settings/configStore";
import { ExternalLink } from "../ui/ExternalLink";
import * as styles from "./Footer.module.css";

/** Who we are, where to complain, and the policies. */
export function Footer() {
  const t = useText();
  const { links, contact } = useConfig();
  // The visitor's year, not the build's; so only known in the browser.
  const [year, setYear] = useState<number>();
  useEffect(() => setYear(new Date().getFullYear()), []);
  const third = links.third?.nl && links.third.fr ? links.third.nl : null;
  return (
    <footer className={`on-dusk ${styles.footer}`}>
      <div className={`wrap ${styles.inner}`}>
        <div>
          <p className={styles.brand}>
            {t("footer.copyright", {
              year: year ?? "",
              name: t("footer.brand", { name: brand.name }),
            })}
          </p>
          <p>
            {t("footer.legal", {
              legalName: brand.legalName,
              street: brand.street,
              town: brand.town,
              number: brand.enterpriseNumber,
            })}
          </p>
          <p>
            <RichText
              text="footer.complaint"
              parts={{
                contact: (
                  <a href={links.complaints ?? `mailto:${contact.email}`}>
                    {links.complaints ? t("footer.complaintForm") : contact.email}
                  </a>
                ),
                ombudsman: (
                  <ExternalLink href={brand.ombudsman.url}>{brand.ombudsman.name}</ExternalLink>
                ),
              }}
            />
          </p>
        </div>
        <nav aria-label={t("footer.links")}>
          <ul className={styles.links}>
            <li>
              {links.privacy ? (
                <a href={links.privacy}>{t("footer.privacy")}</a>
              ) : (
                <PageLink to="/privacy/">{t("footer.privacy")}</PageLink>
              )}
            </li>
            <li>
              {links.cookies ? (
                <a href={links.cookies}>{t("footer.cookies")}</a>
              ) : (
                <PageLink to="/cookies/">{t("footer.cookies")}</PageLink>
              )}
            </li>
            {third && (
              <li>
                <a href={third}>{t("footer.third")}</a>
              </li>
            )}
            <li>
              <PageLink to="/toegankelijkheid/">{t("footer.accessibility")}</PageLink>
            </li>
            {links.ipid && (
              <li>
                <ExternalLink href={links.ipid}>{t("footer.ipid")}</ExternalLink>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
