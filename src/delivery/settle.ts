import { chosenDocuments } from "../draft/chosenDocuments";
import { forgetDraft, saveAnswers } from "../draft/draftStore";
import { setRefusal } from "../draft/refusal";
import type { QuestionId } from "../flow/step";
import { answersHash, draftHash } from "./answersHash";
import type { AttemptResult } from "./attempt";
import { readConfirmation, readPending, rememberConfirmation } from "./confirmation";
import { fromLead } from "./fromLead";
import { emitLead } from "./leadEvents";
import { broadcast } from "./news";
import type { Outcome } from "./outcome";
import { pageSender } from "./pageSender";
import { refusedFields } from "./refusedFields";
import type { Payload, Status } from "./row";

/**
 * Applies a result to this tab and broadcasts an end to the others. The ended row stays until a screen
 * has shown it (acknowledge): the page may be closed before.
 */
export async function settle(result: AttemptResult): Promise<Outcome> {
  switch (result.kind) {
    case "accepted":
      emitLead({ kind: "accepted", confirmed: Boolean(result.status.reference) });
      await confirm(result.status);
      broadcast(result.status);
      return { kind: "accepted" };
    case "refused":
      emitLead({ kind: "refused" });
      return refused(result);
    case "expired":
      emitLead({ kind: "expired" });
      broadcast(result.status);
      return { kind: "expired" };
    case "gone":
      // Another tab was faster, and its broadcast was handled here.
      return { kind: readConfirmation() ? "accepted" : "failed" };
    case "waiting":
      // A connection does not make lost files readable.
      if (result.status.unreadable) return { kind: "failed" };
  }
  return { kind: navigator.onLine === false ? "waiting" : "failed" };
}

/** Confirms a lead accepted here or in another tab, and forgets its answers, if this tab sent it. */
export async function confirm({ id, reference = null, brokerId }: Status): Promise<void> {
  const pending = readPending();
  const now = await draftHash();
  if (pending?.id !== id || (now !== null && now !== pending.answers)) return;
  rememberConfirmation({ reference, brokerId });
  forgetDraft();
  chosenDocuments.set([]);
}

/** Leads back to the form; answers of an earlier visit are restored where the form is empty. */
async function refused({ status, reply, payload }: AttemptResult & { kind: "refused" }) {
  const errors = reply?.errors ?? [];
  const refusal = refusedFields(errors);
  if (payload && (await draftHash()) === null) restore(payload);
  const here = payload !== undefined && (await draftHash()) === (await answersHash(payload.lead));
  setRefusal(here ? refusal : {}, () => void acknowledge(status.id));
  broadcast(status);
  const [step] = Object.keys(refusal) as QuestionId[];
  const aboutFiles =
    reply?.status === 413
      ? ("smallerFiles" as const)
      : errors.some(({ pointer }) => `${pointer}`.startsWith("/documents")) &&
        ("otherFiles" as const);
  return {
    kind: "refused" as const,
    here,
    step: here ? step : undefined,
    ...(here && reply?.bot && { again: "asPerson" as const }),
    ...(here && aboutFiles && payload.documents.length > 0 && { again: aboutFiles }),
  };
}

function restore({ lead, documents }: Payload): void {
  for (const [step, answers] of Object.entries(fromLead(lead)))
    saveAnswers(step as QuestionId, answers);
  const hashes = lead.documents.map(({ sha256 }) => sha256);
  chosenDocuments.set(documents.map((file, i) => ({ file, sha256: hashes[i] ?? "" })));
}

/** A screen has shown the end of this row: it is removed. */
export async function acknowledge(id: string): Promise<void> {
  await pageSender.outbox.remove(id).catch(() => {});
  pageSender.foreground.delete(id);
}
