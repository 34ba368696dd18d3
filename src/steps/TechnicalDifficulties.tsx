import { useEffect, useState } from "react";
import { isoToday } from "../answers/kinds/isoToday";
import { getLastConclusion } from "../delivery/lastConclusion";
import { onNews } from "../delivery/news";
import { expiresAfterMs } from "../delivery/outboxName";
import { readSent } from "../delivery/sent";
import { waitingLead } from "../delivery/waitingLead";
import { readableDate } from "../draft/readableDate";
import { refusalTold } from "../draft/refusal";
import { useDraft } from "../draft/useDraft";
import { House } from "../drawings/House";
import { Icon } from "../drawings/Icon";
import { stepOf } from "../flow/stepOf";
import { goTo } from "../i18n/goTo";
import { PageLink } from "../i18n/PageLink";
import { RichText } from "../i18n/RichText";
import { useText } from "../i18n/useText";
import { Help } from "../layout/Help";
import { ScenePage } from "../layout/ScenePage";
import { buttonClass } from "../ui/buttonClass";
import { LoadingOverlay } from "../ui/LoadingOverlay";
import { Notice } from "../ui/Notice";
import { ProblemWays } from "./ProblemWays";
import { problemText } from "./problemText";
import * as styles from "./ThankYou.module.css";
import { useRetry } from "./useRetry";

type Row = Awaited<ReturnType<typeof waitingLead>>;

/** The request could not be sent: what happened, that nothing is lost, and three ways on. */
export function TechnicalDifficulties({ build }: { build: string }) {
  const t = useText();
  const answers = useDraft(draft => draft.answers);
  const [row, setRow] = useState<Row>();
  const [erased, setErased] = useState(false);
  const { retry, withoutFiles, busy, failed } = useRetry("technicalDifficulties", build);
  useEffect(() => {
    const look = () => void waitingLead().then(setRow);
    look();
    // Sent by itself meanwhile, here or in another tab.
    return onNews(({ kind }) =>
      kind === "accepted" && readSent() ? goTo(stepOf("thankYou").path) : look(),
    );
  }, []);
  const again = (way: () => Promise<void>) => () => way().then(() => waitingLead().then(setRow));
  const erase = async () => {
    const { eraseWaiting } = await import("../delivery/findWaiting");
    await eraseWaiting();
    setRow(null);
    setErased(true);
  };
  const begun = Object.keys(answers).length > 0;
  // Only known in the page life in which it happened; after a reload the files are gone as well.
  const last = row || erased ? undefined : getLastConclusion();
  useEffect(() => {
    if (last?.kind === "refused") refusalTold();
  });
  const filesAreIt =
    last?.kind === "noRoomForFiles" || (last?.kind === "refused" && last.again === "withoutFiles");
  return (
    <>
      <ScenePage
        id="technicalDifficulties"
        delivery={row ? "waiting" : undefined}
        scene={<House wide lit={4} weather="rain" />}
        intro={
          <>
            <h1 tabIndex={-1}>{t("technicalDifficulties.title")}</h1>
            <p>{t(problemText({ row, last, begun }))}</p>
            <p className={styles.buttons}>
              {(row || (begun && last)) && (
                <button
                  className={buttonClass.lamp}
                  type="button"
                  aria-disabled={busy}
                  onClick={again(filesAreIt ? withoutFiles : retry)}
                >
                  {busy
                    ? t("prevnext.busy")
                    : filesAreIt
                      ? t("technicalDifficulties.withoutFiles")
                      : t("technicalDifficulties.retry")}
                </button>
              )}
              <PageLink
                className={row || last ? buttonClass.text : buttonClass.lamp}
                to={stepOf(begun ? "brokerSearch" : "welcome").path}
              >
                {(row || last) && <Icon name="arrow-left" />}
                <span>
                  {begun ? t("technicalDifficulties.back") : t("technicalDifficulties.start")}
                </span>
              </PageLink>
            </p>
            <Notice>
              {erased
                ? t("technicalDifficulties.erased")
                : failed &&
                  (row
                    ? t("technicalDifficulties.stillNot")
                    : t("technicalDifficulties.stillRefused"))}
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
                    date: readableDate(isoToday(new Date(row.createdAt + expiresAfterMs))),
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
        <ProblemWays waiting={row?.kept === "device"} />
      </ScenePage>
      <LoadingOverlay open={busy} />
    </>
  );
}
