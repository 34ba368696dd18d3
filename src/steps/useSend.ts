import { useEffect, useRef, useState } from "react";
import { getDraft, subscribeDraft } from "../draft/draftStore";
import { stepOf } from "../flow/stepOf";
import { goTo } from "../i18n/goTo";
import { fetchPage } from "../layout/visit";
import { useFirstTouch } from "./useFirstTouch";

const load = () => import("./sendAndLead");

/** Code for sending and the pages after it: fetched when the visitor begins to answer, so that they
 * are there should the connection go. */
const prepare = () =>
  Promise.all([
    load(),
    fetchPage(stepOf("thankYou").path),
    fetchPage(stepOf("technicalDifficulties").path),
  ]);

interface Sending {
  /** `onRefused`: the back end refused an answer of this very step. */
  send: (onRefused: () => void) => void;
  busy: boolean;
  /** No connection: nothing was sent, and the button may be pressed again. */
  unready: boolean;
}

/** Sends the request once, however often the button is pressed, and leads on to what came of it. */
export function useSend(build: string): Sending {
  // A second press comes before React renders again, so the lock is not state.
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [unready, setUnready] = useState(false);
  useFirstTouch(prepare);
  // What waited from before a reload may be accepted in the background: then there is nothing to send.
  useEffect(
    () =>
      subscribeDraft(() => {
        const sent = Object.keys(getDraft().answers).length === 0;
        if (sent && !sending.current) goTo(stepOf("thankYou").path, { replace: true });
      }),
    [],
  );
  const send = async (onRefused: () => void) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setUnready(false);
    const stay = await load()
      .then(({ sendAndLead }) => sendAndLead("brokerSearch", build))
      .catch(() => "unready");
    setUnready(stay === "unready");
    sending.current = false;
    setBusy(false);
    if (stay === "refused") onRefused();
  };
  return { send, busy, unready };
}
