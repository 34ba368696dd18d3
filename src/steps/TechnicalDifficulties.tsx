import { navigate } from "gatsby";
import { useEffect, useState } from "react";
import { isoToday } from "../answers/kinds/isoToday";
import type { OutboxRow } from "../delivery/outbox";
import { expiresAfterMs } from "../delivery/outboxName";
import { waitingLead } from "../delivery/waitingLead";
import { dutchDate } from "../draft/dutchDate";
import { useDraft } from "../draft/useDraft";
import { House } from "../drawings/House";
import { Icon } from "../drawings/Icon";
import { stepOf } from "../flow/stepOf";
import { PageLink } from "../i18n/PageLink";
import { RichText } from "../i18n/RichText";
import { useText } from "../i18n/useText";
import { Help } from "../layout/Help";
import { ScenePage } from "../layout/ScenePage";
import { buttonClass } from "../ui/buttonClass";
import { LoadingOverlay } from "../ui/LoadingOverlay";
import { Notice } from "../ui/Notice";
import { ProblemWays } from "./ProblemWays";
import * as styles from "./ThankYou.module.css";
import { useRetry } from "./useRetry";

/** The request could not be sent: what happened, that nothing is lost, and three ways on. */
export function TechnicalDifficulties() {
  const t = useText();
  const { answers } = useDraft();
  const [row, setRow] = useState<OutboxRow | null>();
  const [erased, setErased] = useState(false);
  const { retry, busy, failed } = useRetry(() => navigate(stepOf("thankYou").path));
  useEffect(() => {
    waitingLead().then(setRow);
  }, []);
  const erase = async () => {
    const { removeRow, waitingRows } = await import("../delivery/outbox");
    for (const { id } of await waitingRows()) await removeRow(id);
    setRow(null);
    setErased(true);
  };
  const begun = Object.keys(answers).length > 0;
  return (
    <>
      <ScenePage
        id="technicalDifficulties"
        delivery={row ? "waiting" : undefined}
        scene={<House wide lit={4} weather="rain" />}
        intro={
          <>
            <h1 tabIndex={-1}>{t("technicalDifficulties.title")}</h1>
            <p>
              {row
                ? t("technicalDifficulties.notSent")
                : begun
                  ? t("technicalDifficulties.refused")
                  : t("technicalDifficulties.nothing")}
            </p>
            <p className={styles.buttons}>
              {row && (
                <button
                  className={buttonClass.lamp}
                  type="button"
                  aria-disabled={busy}
                  onClick={retry}
                >
                  {busy ? t("prevnext.busy") : t("technicalDifficulties.retry")}
                </button>
              )}
              <PageLink
                className={row ? buttonClass.text : buttonClass.lamp}
                to={stepOf(begun ? "brokerSearch" : "welcome").path}
              >
                {row && <Icon name="arrow-left" />}
                {begun ? t("technicalDifficulties.back") : t("technicalDifficulties.start")}
              </PageLink>
            </p>
            <Notice>
              {erased
                ? t("technicalDifficulties.erased")
                : failed && t("technicalDifficulties.stillNot")}
            </Notice>
          </>
        }
        aside={
          <>
            {row && (
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
                <p>
                  {t("technicalDifficulties.waiting.until", {
                    date: dutchDate(isoToday(new Date(row.createdAt + expiresAfterMs))),
                  })}
                </p>
                <button className={buttonClass.text} type="button" onClick={erase}>
                  {t("technicalDifficulties.erase")}
                </button>
              </section>
            )}
            <Help />
          </>
        }
      >
        <ProblemWays waiting={Boolean(row)} />
      </ScenePage>
      <LoadingOverlay open={busy} />
    </>
  );
}
