import { useText } from "../i18n/useText";
import { useConfig } from "../settings/configStore";
import * as styles from "./WelcomeHow.module.css";

export function WelcomeHow() {
  const t = useText();
  const { replyDays } = useConfig().promises;
  const how = [
    { title: t("welcome.how.1"), text: t("welcome.how.1.text") },
    { title: t("welcome.how.2"), text: t("welcome.how.2.text") },
    { title: t("welcome.how.3"), text: t("welcome.how.3.text") },
    {
      title: t("welcome.how.4"),
      text: replyDays ? t("welcome.how.4.promise", { days: replyDays }) : t("welcome.how.4.text"),
    },
  ];
  return (
    <section className={styles.band} aria-labelledby="how-title">
      <div className="wrap">
        <h2 id="how-title">{t("welcome.how.title")}</h2>
        <ol className={styles.steps}>
          {how.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
