import { withPrefix } from "gatsby";
import { useState } from "react";
import { brand } from "../brand/brand";
import { Icon } from "../drawings/Icon";
import { PageLink } from "../i18n/PageLink";
import { useText } from "../i18n/useText";
import { useConfig } from "../settings/configStore";
import * as styles from "./Header.module.css";
import { telHref } from "./telHref";

interface Props {
  /** Image address of the broker's logo; without it the provider's own is shown. */
  logo?: string | null;
  /** Name of that broker: below the logo, and its alternative text. */
  logoName?: string;
  headerClass?: string;
}

/** Logo, title, and a way to reach a person: in the same place on every page. */
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
              : t("header.home", { name: [brand.name, logoName].filter(Boolean).join(" ") })
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
                width={32}
                height={32}
              />
              <span>
                {brand.wordMark[0]}
                <br />
                {brand.wordMark[1]}
              </span>
            </span>
          )}
          {/* Words that stand apart are read apart. */}{" "}
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
