import { navigate } from "gatsby";
import { useRef, useState } from "react";
import { deliver } from "../delivery/deliver";
import { toLead } from "../delivery/toLead";
import { getDocuments, setDocuments } from "../draft/documents";
import { getDraft } from "../draft/draftStore";
import { firstUnanswered } from "../flow/reachable";
import { stepOf } from "../flow/stepOf";
import { steps } from "../flow/steps";

/** Sends the request once, however often the button is pressed, and leads on to what came of it. */
export function useSend(build: string): { send: () => void; busy: boolean } {
  // A second press comes before React renders again, so the lock is not state.
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      await navigate(await sendDraft(build));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { send, busy };
}

/** The page to go to after trying. */
async function sendDraft(build: string): Promise<string> {
  const documents = getDocuments();
  const draft = getDraft();
  const lead = toLead(draft, { build, test: process.env.GATSBY_PREVIEW === "1", documents, now: new Date() });
  // An earlier answer stopped being valid (a start date that has passed): ask for it again.
  if (!lead) return firstUnanswered(stepOf("brokerSearch"), steps, draft.answers)?.path ?? stepOf("welcome").path;
  const delivery = await deliver(lead, documents.map(({ file }) => file)).catch(() => ({ kind: "failed" as const }));
  if (delivery.kind === "failed") return stepOf("technicalDifficulties").path;
  setDocuments([]);
  return stepOf("thankYou").path;
}
