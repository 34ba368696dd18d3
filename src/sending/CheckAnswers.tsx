import { chosenDocuments } from "../draft/chosenDocuments";
import { useSummary } from "../draft/useSummary";
import { stepOf } from "../flow/stepOf";
import { useText } from "../i18n/useText";
import { PageLink } from "../navigation/PageLink";
import { useStore } from "../store/createStore";
import { buttonClass } from "../ui/buttonClass";
import * as styles from "./CheckAnswers.module.css";

/** All answers for review, each step with a link to change it. */
export function CheckAnswers() {
  const t = useText();
  const files = useStore(chosenDocuments).map(({ file }) => file.name);
  const summary = useSummary(t, files);
  return (
    <section className={styles.section} aria-labelledby="check-title">
      <h2 id="check-title">{t("brokerSearch.check.title")}</h2>
      <p className={styles.lead}>{t("brokerSearch.check.lead")}</p>
      {summary.map(({ step, rows }) => {
        const { path, label } = stepOf(step);
        return (
          <div key={step}>
            <div className={styles.head}>
              <h3>{t(label)}</h3>
              <PageLink className={buttonClass.text} to={path}>
                {t("brokerSearch.check.change")}
                <span className="hidden-text"> {t(label)}</span>
              </PageLink>
            </div>
            <dl className={styles.answers}>
              {rows.map(({ term, value, name }) => (
                <div key={name}>
                  <dt>{term}</dt>
                  <dd className={value ? undefined : styles.none}>{value || t("answers.none")}</dd>
                </div>
              ))}
            </dl>
          </div>
        );
      })}
    </section>
  );
}
