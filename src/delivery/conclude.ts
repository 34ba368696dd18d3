import { setDocuments } from "../draft/documents";
import { forgetDraft, saveAnswers } from "../draft/draftStore";
import { setRefusal } from "../draft/refusal";
import type { QuestionId } from "../flow/step";
import type { Settled } from "./courier";
import { fromLead } from "./fromLead";
import { tellLead } from "./leadEvents";
import { tellOthers } from "./news";
import { pageCourier } from "./pageCourier";
import { refusedFields } from "./refusedFields";
import type { Letter, Status } from "./row";
import { readPending, readSent, rememberSent } from "./sent";
import { told, toldNow } from "./told";
import type { Tried } from "./tryOnce";

/** What became of a lead, for the page that shows it. */
export type Conclusion =
  | { kind: "accepted" }
  /** No connection: kept on this device, sent later. */
  | { kind: "waiting" }
  /** Online, but nobody took it; it is still here. */
  | { kind: "failed" }
  /** `here`: its answers are in the form of this tab. `step`: where the first refused one can be
   * changed. `again`: the very same may pass now, or without its files. */
  | {
      kind: "refused";
      here: boolean;
      step: QuestionId | undefined;
      again?: "withoutFiles" | "asPerson";
    }
  | { kind: "expired" };

/**
 * Draws the consequences for this tab, and tells the others. A row that ended stays until a screen has
 * said so (letGo): the page may be closed before.
 */
export async function conclude(settled: Settled): Promise<Conclusion> {
  switch (settled.kind) {
    case "accepted":
      tellLead({ kind: "accepted", confirmed: Boolean(settled.status.reference) });
      await keepConfirmation(settled.status);
      tellOthers(settled.status);
      return { kind: "accepted" };
    case "refused":
      tellLead({ kind: "refused" });
      return refused(settled);
    case "expired":
      tellLead({ kind: "expired" });
      tellOthers(settled.status);
      return { kind: "expired" };
    case "gone":
      // Another tab was faster, and told this one.
      return { kind: readSent() ? "accepted" : "failed" };
    default:
      return { kind: navigator.onLine === false ? "waiting" : "failed" };
  }
}

/** A lead was accepted, here or in another tab: this tab's answers go, if they are those of it. */
export async function keepConfirmation({ id, reference = null, brokerId }: Status): Promise<void> {
  const pending = readPending();
  const now = await toldNow();
  const own = pending?.id === id && (now === null || now === pending.answers);
  const idle = now === null && !pending && !readSent();
  if (own || idle) rememberSent({ reference, brokerId });
  if (!own) return;
  forgetDraft();
  setDocuments([]);
}

/** Back to the answers; those of an old lead come into the form again, where there are no others. */
async function refused({ status, answer, letter }: Tried & { kind: "refused" }) {
  const errors = answer?.errors ?? [];
  const refusal = refusedFields(errors);
  if (letter && (await toldNow()) === null) putBack(letter);
  const here = letter !== undefined && (await toldNow()) === (await told(letter.lead));
  setRefusal(here ? refusal : {}, () => void letGo(status.id));
  tellOthers(status);
  const [step] = Object.keys(refusal) as QuestionId[];
  const aboutFiles =
    answer?.status === 413 || errors.some(({ pointer }) => `${pointer}`.startsWith("/documents"));
  return {
    kind: "refused" as const,
    here,
    step: here ? step : undefined,
    ...(here && answer?.bot && { again: "asPerson" as const }),
    ...(here && aboutFiles && letter.documents.length > 0 && { again: "withoutFiles" as const }),
  };
}

function putBack({ lead, documents }: Letter): void {
  for (const [step, answers] of Object.entries(fromLead(lead)))
    saveAnswers(step as QuestionId, answers);
  const hashes = lead.documents.map(({ sha256 }) => sha256);
  setDocuments(documents.map((file, i) => ({ file, sha256: hashes[i] ?? "" })));
}

/** A screen has said how it ended: nothing of it stays. */
export async function letGo(id: string): Promise<void> {
  await pageCourier.outbox.remove(id).catch(() => {});
}
