import { useDraft } from "../draft/useDraft";
import { Hero } from "../drawings/Hero";
import { Icon } from "../drawings/Icon";
import { useFlag } from "../flags/useFlag";
import { neighbours } from "../flow/neighbours";
import { stepOf } from "../flow/stepOf";
import { useText } from "../i18n/useText";
import { NeighbourLinks } from "../navigation/NeighbourLinks";
import { TargetLink } from "../navigation/TargetLink";
import { useHeadingFocus } from "../navigation/useHeadingFocus";
import { useSteps } from "../navigation/useSteps";
import { buttonClass } from "../ui/buttonClass";
import * as styles from "./Welcome.module.css";
import { WelcomeExamples } from "./WelcomeExamples";
import { WelcomeHow } from "./WelcomeHow";
import { WelcomeQuestions } from "./WelcomeQuestions";

export function Welcome() {
  const t = useText();
  useHeadingFocus("welcome");
  const answers = useDraft(draft => draft.answers);
  const steps = useSteps();
  const { previous, next } = neighbours(stepOf("welcome", steps), steps);
  // The last step begun; its page redirects back if an earlier answer is missing.
  const furthest = next?.external ? undefined : steps.filter(({ id }) => id in answers).at(-1);
  const to = furthest ? { href: furthest.path, external: false } : next;
  // Both labels are in the HTML, so that the first paint shows the experiment's.
  const count = steps.filter(({ validation }) => validation).length;
  const questions = useFlag("start-button") === "questions";
  const start = (look: string) =>
    to && (
      <TargetLink className={look} to={to}>
        {furthest ? (
          t("welcome.continue")
        ) : (
          <>
            <span className={styles.request} hidden={questions}>
              {t("welcome.start")}
            </span>
            <span className={styles.questions} hidden={!questions}>
              {t("welcome.startQuestions", { count })}
            </span>
          </>
        )}
        <Icon name="arrow-right" />
      </TargetLink>
    );
  return (
    <main id="inhoud">
      <section className={`on-dusk ${styles.hero}`}>
        <div className={`wrap ${styles.text}`}>
          <h1 tabIndex={-1}>{t("welcome.title")}</h1>
          <p className={styles.lead}>{t("welcome.lead")}</p>
          {start(`${buttonClass.lamp} ${styles.start}`)}
          <NeighbourLinks previous={previous} />
          <ul className={styles.facts}>
            <li>
              <Icon name="check" />
              {t("welcome.fact.time", { count })}
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
