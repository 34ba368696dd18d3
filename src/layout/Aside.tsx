import { useDraft } from "../draft/useDraft";
import { useSummary } from "../draft/useSummary";
import { House } from "../drawings/House";
import { useText } from "../i18n/useText";
import * as styles from "./Aside.module.css";
import { Help } from "./Help";

/** Drawings added to the house for chosen extras. */
const extras = { hond: "dog", paarden: "horse", drone: "drone" } as const;

/** Constant element, so React skips it on re-render. */
const help = <Help />;

/** Beside the questions: the house, the choices so far, and help. The `last` step lists all answers itself. */
export function Aside({ chapter, last }: { chapter: number; last: boolean }) {
  const t = useText();
  const options = useDraft(({ answers }) => answers.insuranceChoice?.options);
  const rows = useSummary(t).flatMap(({ rows: all }) => all.filter(({ value }) => value));
  const chosen = ([] as unknown[]).concat(options ?? []);
  const joined = Object.entries(extras).flatMap(([option, extra]) =>
    chosen.includes(option) ? [extra] : [],
  );
  return (
    <aside className={styles.aside} aria-label={t("aside.label")}>
      <section className={`${styles.choices} ${last ? styles.onCheck : ""}`}>
        <div className={styles.scene}>
          <House lit={chapter - 1} now={chapter} extras={joined} />
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
