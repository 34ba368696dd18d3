import type { Step } from "../flow/step";
import { stepperStates } from "../flow/stepperStates";
import { useText } from "../i18n/useText";
import * as styles from "./Stepper.module.css";

interface Props {
  steps: readonly Step[];
  chapter: number;
}

/** Progress as one window per step; not a navigation, so nothing can be clicked. */
export function Stepper({ steps, chapter }: Props) {
  const t = useText();
  const states = stepperStates(steps, chapter);
  const current = states.find(({ state }) => state === "current");
  return (
    <nav className={styles.stepper} aria-label={t("stepper.label")}>
      <div className={`wrap ${styles.inner}`}>
        {current && (
          <p className={styles.now}>
            <span>{t("stepper.position", { value: current.value, total: states.length })}</span>
            {t(current.label)}
          </p>
        )}
        <ol className={styles.list}>
          {states.map(({ value, label, state }) => (
            <li
              key={value}
              className={styles[state]}
              aria-current={state === "current" ? "step" : undefined}
            >
              <span className={styles.window} aria-hidden="true">
                {state === "done" ? "" : value}
              </span>
              <span className={styles.label}>
                {t(label)}
                {state !== "current" && (
                  <span className="hidden-text">
                    {" "}
                    ({state === "done" ? t("stepper.done") : t("stepper.disabled")})
                  </span>
                )}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
