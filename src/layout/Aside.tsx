import { useDraft } from "../draft/useDraft";
import { useSummary } from "../draft/useSummary";
import { House } from "../drawings/House";
import { useText } from "../i18n/useText";
import * as styles from "./Aside.module.css";
import { Help } from "./Help";

/** The animals and things that join the house when chosen. */
const extras = { hond: "dog", paarden: "horse", drone: "drone" } as const;

/** The same whatever is answered. */
const help = <Help />;

/** Beside the questions: the house with its lights, the choices so far, and help. */
export function Aside({ chapter }: { chapter: number }) {
  const t = useText();
  const options = useDraft(({ answers }) => answers.insuranceChoice?.options);
  const rows = useSummary(t).flatMap(({ rows: all }) => all.filter(({ value }) => value));
  const chosen = ([] as unknown[]).concat(options ?? []);
  const joined = Object.entries(extras).flatMap(([option, extra]) =>
    chosen.includes(option) ? [extra] : [],
  );
  return (
    <aside className={styles.aside} aria-label={t("aside.label")}>
      <section className={`${styles.choices} ${chapter === 4 ? styles.onCheck : ""}`}>
        <div className={styles.scene}>
          <House
            lit={(chapter - 1) as 0 | 1 | 2 | 3}
            now={chapter as 1 | 2 | 3 | 4}
            extras={joined}
          />
        </div>
        <div className={styles.body}>
          <h2>{t("aside.title")}</h2>
          <dl>
            {rows.map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.kept}>{t("aside.kept")}</p>
        </div>
      </section>
      {help}
    </aside>
  );
}
