import { useEffect, useState } from "react";
import { readConfirmation } from "../delivery/confirmation";
import type { Waiting } from "../delivery/findWaiting";
import { getLastOutcome } from "../delivery/lastOutcome";
import { onNews } from "../delivery/news";
import { waitingLead } from "../delivery/waitingLead";
import { refusalTold } from "../draft/refusal";
import { useDraft } from "../draft/useDraft";
import { House } from "../drawings/House";
import { Icon } from "../drawings/Icon";
import type { Sides } from "../flow/neighbours";
import { stepOf } from "../flow/stepOf";
import { useText } from "../i18n/useText";
import { readableList } from "../language/readableList";
import { Help } from "../layout/Help";
import { ScenePage } from "../layout/ScenePage";
import { goTo } from "../navigation/goTo";
import { NeighbourLinks } from "../navigation/NeighbourLinks";
import { sideCaption } from "../navigation/sideCaption";
import { TargetLink } from "../navigation/TargetLink";
import { buttonClass } from "../ui/buttonClass";
import { LoadingOverlay } from "../ui/LoadingOverlay";
import { Notice } from "../ui/Notice";
import { useLatePart } from "../ui/useLatePart";
import { ProblemWays } from "./ProblemWays";
import { problemText } from "./problemText";
import * as styles from "./ThankYou.module.css";
import { useRetry } from "./useRetry";
import { WaitingPanel } from "./WaitingPanel";

const loadClaim = () => import("./ClaimLead");

/** Shown when sending failed: what happened, where the request is now, and what to do. */
export function TechnicalDifficulties({ sides = {} }: { sides?: Sides | undefined }) {
  const t = useText();
  const answers = useDraft(draft => draft.answers);
  const [waiting, setWaiting] = useState<Waiting>();
  const [erased, setErased] = useState<boolean>();
  const { retry, withoutFiles, busy, failed } = useRetry("technicalDifficulties");
  useEffect(() => {
    const look = () => void waitingLead().then(setWaiting);
    look();
    // Sent in the background, by this or another tab.
    return onNews(({ kind }) =>
      kind === "accepted" && readConfirmation() ? goTo(stepOf("thankYou").path) : look(),
    );
  }, []);
  const again = (way: () => Promise<void>) => () =>
    way().then(() => waitingLead().then(setWaiting));
  const erase = async () => {
    const done = await import("../form/eraseOwn")
      .then(({ eraseOwn }) => eraseOwn())
      .catch(() => null);
    setErased(done !== null);
    setWaiting(await waitingLead());
  };
  // null: no waiting row in this tab; undefined: not looked up yet.
  const row = waiting?.own;
  const others = row === null && waiting?.other !== undefined;
  const { part: claiming } = useLatePart(loadClaim, others);
  const begun = Object.keys(answers).length > 0;
  const start = { href: stepOf("welcome").path, external: false };
  // A step can only be revisited with answers in the draft.
  const back = (sides.previous?.external || begun ? sides.previous : undefined) ?? start;
  // Lost on reload, like the files.
  const last = row || erased ? undefined : getLastOutcome();
  useEffect(() => {
    if (last?.kind === "refused") refusalTold();
  });
  const lost = row?.unreadable?.flatMap(place => row.documents[place]?.name ?? []);
  const filesAreIt =
    lost !== undefined ||
    last?.kind === "noRoomForFiles" ||
    (last?.kind === "refused" && Boolean(last.again) && last.again !== "asPerson");
  return (
    <>
      <ScenePage
        id="technicalDifficulties"
        delivery={row ? "waiting" : undefined}
        scene={<House wide lit="all" weather="rain" />}
        intro={
          <>
            <h1 tabIndex={-1}>{t("technicalDifficulties.title")}</h1>
            <p>
              {others && !begun
                ? t("technicalDifficulties.claim.text")
                : t(problemText({ row, last, begun }), { names: readableList(lost ?? []) })}
            </p>
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
                    : lost
                      ? t("technicalDifficulties.withoutUnreadable")
                      : filesAreIt
                        ? t("technicalDifficulties.withoutFiles")
                        : t("technicalDifficulties.retry")}
                </button>
              )}
              <TargetLink className={row || last ? buttonClass.text : buttonClass.lamp} to={back}>
                {(row || last) && <Icon name="arrow-left" />}
                <span>
                  {back === start
                    ? t("technicalDifficulties.start")
                    : back.external
                      ? sideCaption(t, back, "previous")
                      : t("technicalDifficulties.back")}
                </span>
              </TargetLink>
            </p>
            <Notice>
              {erased !== undefined
                ? t(erased ? "technicalDifficulties.erased" : "erase.failed")
                : failed &&
                  (row
                    ? t("technicalDifficulties.stillNot")
                    : t("technicalDifficulties.stillRefused"))}
            </Notice>
          </>
        }
        aside={
          <>
            {row && <WaitingPanel row={row} onErase={erase} />}
            <Help />
          </>
        }
      >
        {others && claiming && <claiming.ClaimLead onClaimed={again(retry)} />}
        <ProblemWays waiting={row?.kept === "device" && !lost} />
        <NeighbourLinks next={sides.next} />
      </ScenePage>
      <LoadingOverlay open={busy} />
    </>
  );
}
