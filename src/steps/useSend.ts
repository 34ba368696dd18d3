import { navigate } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { setDocuments } from "../draft/documents";
import { getDraft, subscribeDraft } from "../draft/draftStore";
import { loadRules } from "../flow/loadRules";
import { stepOf } from "../flow/stepOf";
import { steps } from "../flow/steps";
import { fetchPage, visit } from "../layout/visit";
import { useFirstTouch } from "./useFirstTouch";

const load = () => import("../delivery/sendDraft");

/** Code for sending and the pages after it: fetched when the visitor begins to answer, so that they
 * are there should the connection go. */
const prepare = () =>
  Promise.all([
    load(),
    fetchPage(stepOf("thankYou").path),
    fetchPage(stepOf("technicalDifficulties").path),
  ]);

interface Sending {
  send: () => void;
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
        if (sent && !sending.current) navigate(stepOf("thankYou").path, { replace: true });
      }),
    [],
  );
  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setUnready(false);
    try {
      const { sendDraft } = await load();
      const { kind } = await sendDraft(build).catch(() => ({ kind: "failed" as const }));
      const path = await pageAfter(kind);
      if (kind === "accepted") await navigate(path);
      else setUnready(!(await visit(path)));
    } catch {
      setUnready(true);
    }
    sending.current = false;
    setBusy(false);
  };
  return { send, busy, unready };
}

async function pageAfter(kind: "accepted" | "waiting" | "failed" | "incomplete"): Promise<string> {
  if (kind === "failed") return stepOf("technicalDifficulties").path;
  if (kind === "incomplete") {
    const { firstUnanswered } = await loadRules();
    return firstUnanswered(stepOf("brokerSearch"), steps, getDraft().answers)?.path ?? "/";
  }
  setDocuments([]);
  return stepOf("thankYou").path;
}
