import { useDraft } from "../draft/useDraft";
import { Hero } from "../drawings/Hero";
import { Icon } from "../drawings/Icon";
import { useFlag } from "../flags/useFlag";
import { PageLink } from "../i18n/PageLink";
import { useText } from "../i18n/useText";
import { useHeadingFocus } from "../layout/useHeadingFocus";
import { useSteps } from "../layout/useSteps";
import { buttonClass } from "../ui/buttonClass";
import * as styles from "./Welcome.module.css";
import { WelcomeExamples } from "./WelcomeExamples";
import { WelcomeHow } from "./WelcomeHow";
import { WelcomeQuestions } from "./WelcomeQuestions";

/** The first page: what it is, what it is not, what will be asked, and the way in. */
export function Welcome() {
  const t = useText();
  useHeadingFocus("welcome");
  const answers = useDraft(draft => draft.answers);
  const asked = useSteps().filter(({ validation }) => validation);
  // The furthest question that was begun; its page leads back should an earlier answer be missing.
  const furthest = asked.filter(({ id }) => id in answers).at(-1);
  const to = (furthest ?? asked[0])?.path ?? "/";
  // Both wordings stand in the HTML, so that the one of an experiment is there from the first paint on.
  const questions = useFlag("start-button") === "questions";
  const start = (look: string) => (
    <PageLink className={look} to={to}>
      {furthest ? (
        t("welcome.continue")
      ) : (
        <>
          <span className="start-request" hidden={questions}>
            {t("welcome.start")}
          </span>
          <span className="start-questions" hidden={!questions}>
            {t("welcome.startQuestions")}
          </span>
        </>
      )}
      <Icon name="arrow-right" />
    </PageLink>
  );
  return (
    <main id="inhoud">
      <section className={`on-dusk ${styles.hero}`}>
        <div className={`wrap ${styles.text}`}>
          <h1 tabIndex={-1}>{t("welcome.title")}</h1>
          <p className={styles.lead}>{t("welcome.lead")}</p>
          {start(`${buttonClass.lamp} ${styles.start}`)}
          <ul className={styles.facts}>
            <li>
              <Icon name="check" />
              {t("welcome.fact.time")}
            </li>
            <li>
              <Icon name="check" />
              {t("welcome.fact.free")}
            </li>
            <li>
              <Icon name="check" />
              {t("welcome.fact.account")}
            </li>
          </ul>
        </div>
        <Hero className={styles.art} />
      </section>
      <WelcomeExamples />
      <WelcomeHow />
      <WelcomeQuestions />
      <section className={styles.close}>
        <div className={`wrap ${styles.closeInner}`}>
          <div>
            <h2>{t("welcome.cta.title")}</h2>
            <p>{t("welcome.cta.text")}</p>
          </div>
          {start(buttonClass.primary)}
        </div>
      </section>
    </main>
  );
}
