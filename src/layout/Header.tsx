import { withPrefix } from "gatsby";
import { useState } from "react";
import { brand } from "../brand/brand";
import { Icon } from "../drawings/Icon";
import { useText } from "../i18n/useText";
import { PageLink } from "../navigation/PageLink";
import { telHref } from "../navigation/telHref";
import { useConfig } from "../settings/configStore";
import * as styles from "./Header.module.css";

interface Props {
  /** URL of the broker's logo; the provider's own without it. */
  logo?: string | null;
  /** The broker's name: below the logo, and its alt text. */
  logoName?: string;
  headerClass?: string;
}

/** Logo, title and a phone number, in the same place on every page. */
export function Header({ logo, logoName = "", headerClass = "" }: Props) {
  const t = useText();
  const { contact } = useConfig();
  const [broken, setBroken] = useState<string | null>(null);
  const shown = logo && logo !== broken ? logo : null;
  return (
    <header className={headerClass}>
      <div className={`wrap ${styles.header}`}>
        <PageLink
          className={styles.brand}
          to="/"
          aria-label={
            shown
              ? undefined
              : t("header.home", { name: [...brand.wordMark, logoName].filter(Boolean).join(" ") })
          }
        >
          {shown ? (
            <img
              className={styles.own}
              src={shown}
              alt={logoName}
              onError={() => setBroken(shown)}
            />
          ) : (
            <span className={styles.provider}>
              <img
                className={styles.logo}
                src={withPrefix(brand.logo)}
                alt=""
                width={brand.logoWidth}
                height={32}
              />
              <span>
                {brand.wordMark[0]}
                <br />
                {brand.wordMark[1]}
              </span>
            </span>
          )}
          {/* The space keeps the words apart for screen readers. */}{" "}
          {logoName && (
            <span className={styles.broker} aria-hidden="true">
              {logoName}
            </span>
          )}
        </PageLink>
        <p className={styles.title}>{t("site.title")}</p>
        <a className={styles.phone} href={telHref(contact.phone)}>
          <Icon name="phone" />
          <span className={styles.questions}>{t("header.questions")} </span>
          <span className={styles.number}>{contact.phone}</span>
        </a>
      </div>
    </header>
  );
}
