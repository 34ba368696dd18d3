import { Icon } from "../drawings/Icon";
import { useText } from "../i18n/useText";
import { useConfig } from "../settings/configStore";
import * as styles from "./Aside.module.css";
import { telHref } from "./telHref";

/** A person to ask, in the same words and place on each page. */
export function Help() {
  const t = useText();
  const { contact } = useConfig();
  return (
    <section className={styles.help}>
      <h2>{t("help.title")}</h2>
      <p>{t("help.text")}</p>
      <a className={styles.phone} href={telHref(contact.phone)}>
        <Icon name="phone" />
        {contact.phone}
      </a>
      <p className={styles.hours}>{t("help.hours", { hours: contact.hours })}</p>
    </section>
  );
}
