import { useEffect, useRef, useState } from "react";
import { loadWaiting } from "../delivery/loadWaiting";
import { draftStore, getDraft } from "../draft/draftStore";
import { stepOf } from "../flow/stepOf";
import { fetchForPress } from "../form/fetchForPress";
import { useFirstTouch } from "../form/useFirstTouch";
import type { TextKey } from "../i18n/textKey";
import { fetchPage } from "../navigation/visit";

/** Includes findWaiting: nothing is sent unless the page after it can show the outcome. */
const load = () =>
  Promise.all([import(/* webpackChunkName: "delivery" */ "./sendAndNavigate"), loadWaiting()]).then(
    ([code]) => code,
  );

/** Preloads code and pages for sending at the first touch of the form, in case the connection is lost later. */
const prepare = () =>
  Promise.all([
    load(),
    fetchPage(stepOf("thankYou").path),
    fetchPage(stepOf("technicalDifficulties").path),
  ]);

interface Sending {
  /** `onRefused`: the back end refused an answer of this step. */
  send: (onRefused: () => void) => void;
  busy: boolean;
  /** Why nothing was sent; sending can be tried again. */
  trouble: TextKey | undefined;
}

/** Sends once, however often the button is pressed, and navigates by the outcome. */
export function useSend(): Sending {
  // A ref: a second press can come before the re-render.
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<TextKey>();
  useFirstTouch(prepare);
  // The draft is emptied when an earlier lead is accepted in the background, or erased.
  useEffect(
    () =>
      draftStore.subscribe(() => {
        const gone = Object.keys(getDraft().answers).length === 0;
        if (gone && !sending.current)
          load().then(
            ({ goToThanks }) => goToThanks(),
            () => {},
          );
      }),
    [],
  );
  const send = async (onRefused: () => void) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setTrouble(undefined);
    const code = await fetchForPress(load);
    const stay =
      typeof code === "string"
        ? code
        : await code.sendAndNavigate("brokerSearch").catch(() => "unready");
    if (stay === "form.stuck") setTrouble(stay);
    else if (stay === "form.offline" || stay === "unready") setTrouble("brokerSearch.unready");
    sending.current = false;
    setBusy(false);
    if (stay === "refused") onRefused();
  };
  return { send, busy, trouble };
}
