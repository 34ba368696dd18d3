import { isoToday } from "../answers/kinds/isoToday";
import type { Waiting } from "../delivery/findWaiting";
import { expiresAfterMs } from "../delivery/outboxName";
import type { Status } from "../delivery/row";
import { RichText } from "../i18n/RichText";
import { useText } from "../i18n/useText";
import { readableDate } from "../language/readableDate";
import { buttonClass } from "../ui/buttonClass";
import * as styles from "./ThankYou.module.css";

const dayMs = 24 * 3_600_000;

/** The last full day before the row expires; undefined when the clock is wrong or the row is not on the device. */
const lastDay = ({ kept, undated, createdAt }: Status) =>
  kept === "device" && !undated
    ? readableDate(isoToday(new Date(createdAt + expiresAfterMs - dayMs)))
    : undefined;

/** This tab's waiting row: broker, expiry, and a button to erase it. */
export function WaitingPanel({
  row,
  onErase,
}: {
  row: NonNullable<Waiting["own"]>;
  onErase: () => void;
}) {
  const t = useText();
  const date = lastDay(row);
  return (
    <section className={styles.panel}>
      <h2>{t("technicalDifficulties.waiting.title")}</h2>
      {row.lead.broker && (
        <p>
          <RichText
            text="technicalDifficulties.waiting.for"
            parts={{ broker: <strong>{row.lead.broker.name}</strong> }}
          />
        </p>
      )}
      {date && <p>{t("technicalDifficulties.waiting.until", { date })}</p>}
      <button className={buttonClass.text} type="button" onClick={onErase}>
        {t("technicalDifficulties.erase")}
      </button>
    </section>
  );
}
