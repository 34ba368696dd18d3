import { Icon } from "../drawings/Icon";
import { useText } from "../i18n/useText";
import { telHref } from "../navigation/telHref";
import { useConfig } from "../settings/configStore";
import * as styles from "./Aside.module.css";

/** How to reach a person; the same on every page. */
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
