import { Icon } from "../drawings/Icon";
import { Pictogram } from "../drawings/Pictogram";
import type { PictogramName } from "../drawings/PictogramName";
import type { TextKey } from "../i18n/textKey";
import { useText } from "../i18n/useText";
import * as styles from "./WelcomeExamples.module.css";

type Example = [picture: PictogramName, title: TextKey, text: TextKey];

const insured: readonly Example[] = [
  ["ball", "welcome.ball", "welcome.ball.text"],
  ["bike", "welcome.bike", "welcome.bike.text"],
  ["dog", "welcome.dog", "welcome.dog.text"],
  ["glass", "welcome.glass", "welcome.glass.text"],
  ["leak", "welcome.leak", "welcome.leak.text"],
  ["tree", "welcome.tree", "welcome.tree.text"],
];

const uninsured: readonly Example[] = [
  ["own-things", "welcome.ownThings", "welcome.ownThings.text"],
  ["housemates", "welcome.housemates", "welcome.housemates.text"],
  ["car", "welcome.car", "welcome.car.text"],
  ["work", "welcome.work", "welcome.work.text"],
];

/** Insured and uninsured examples, as lit and dark windows. */
export function WelcomeExamples() {
  const t = useText();
  const windows = (examples: readonly Example[], dark: boolean) => (
    <ul className={styles.windows}>
      {examples.map(([picture, title, text]) => (
        <li key={picture} className={styles.window}>
          <div className={styles.glass}>
            <Pictogram name={picture} dark={dark} />
          </div>
          <p>
            <b>{t(title)}</b> <span>{t(text)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.band} aria-labelledby="examples-title">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="examples-title">{t("welcome.insured.title")}</h2>
          <p>{t("welcome.insured.lead")}</p>
        </div>
        <div className={styles.fronts}>
          <div>
            <h3 className={styles.title}>
              <span className={styles.mark}>
                <Icon name="check" />
              </span>
              {t("welcome.insured.yes")}
            </h3>
            {windows(insured, false)}
          </div>
          <div className={styles.dark}>
            <h3 className={styles.title}>
              <span className={styles.mark}>
                <Icon name="cross" />
              </span>
              {t("welcome.insured.no")}
            </h3>
            {windows(uninsured, true)}
          </div>
        </div>
        <p className={styles.note}>{t("welcome.insured.note")}</p>
      </div>
    </section>
  );
}
