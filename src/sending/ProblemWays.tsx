import { Icon } from "../drawings/Icon";
import { RichText } from "../i18n/RichText";
import { useText } from "../i18n/useText";
import { telHref } from "../navigation/telHref";
import { useConfig } from "../settings/configStore";
import * as styles from "./ThankYou.module.css";

/** What the visitor can do now; must promise no more than the outbox does. */
export function ProblemWays({ waiting }: { waiting: boolean }) {
  const t = useText();
  const { contact } = useConfig();
  return (
    <>
      <h2>{t("technicalDifficulties.ways.title")}</h2>
      <ul className={`${styles.next} ${styles.ways}`}>
        {waiting && (
          <>
            <li>
              <Icon name="clock" />
              <h3>{t("technicalDifficulties.wait")}</h3>
              <p>{t("technicalDifficulties.wait.text")}</p>
            </li>
            <li>
              <Icon name="refresh" />
              <h3>{t("technicalDifficulties.leave")}</h3>
              <p>{t("technicalDifficulties.leave.text")}</p>
            </li>
          </>
        )}
        <li>
          <Icon name="phone" />
          <h3>{t("technicalDifficulties.call")}</h3>
          <p>
            <RichText
              text="technicalDifficulties.call.text"
              values={{ hours: contact.hours }}
              parts={{
                phone: <a href={telHref(contact.phone)}>{contact.phone}</a>,
                email: <a href={`mailto:${contact.email}`}>{contact.email}</a>,
              }}
            />
          </p>
        </li>
      </ul>
    </>
  );
}
