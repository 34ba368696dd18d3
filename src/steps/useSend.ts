import { navigate } from "gatsby";
import { useRef, useState } from "react";
import { setDocuments } from "../draft/documents";
import { getDraft } from "../draft/draftStore";
import { loadRules } from "../flow/loadRules";
import { stepOf } from "../flow/stepOf";
import { steps } from "../flow/steps";
import { useFirstTouch } from "./useFirstTouch";

/** The code for sending: fetched when the visitor begins to answer, long before it is needed. */
const load = () => import("../delivery/sendDraft");

interface Sending {
  send: () => void;
  busy: boolean;
  /** The code for sending could not be fetched: nothing was sent, and the button may be pressed again. */
  unready: boolean;
}

/** Sends the request once, however often the button is pressed, and leads on to what came of it. */
export function useSend(build: string): Sending {
  // A second press comes before React renders again, so the lock is not state.
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [unready, setUnready] = useState(false);
  useFirstTouch(load);
  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setUnready(false);
    try {
      const { sendDraft } = await load();
      await navigate(
        await pageAfter((await sendDraft(build).catch(() => ({ kind: "failed" as const }))).kind),
      );
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
