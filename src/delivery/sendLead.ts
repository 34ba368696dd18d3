import type { Lead } from "../answers/leadSchema";
import { answersHash } from "./answersHash";
import { forgetConfirmation, readPending, rememberPending } from "./confirmation";
import { scheduleDrain } from "./drainWaiting";
import { isOfSame } from "./isOfSame";
import { emitLead } from "./leadEvents";
import { NoRoomForFiles } from "./outbox";
import type { Outcome } from "./outcome";
import { pageSender } from "./pageSender";
import { settle } from "./settle";
import { isEnded } from "./transitions";

/** Enqueues a lead and sends it. `trapped`: sending/trap. */
export async function sendLead(lead: Lead, documents: File[], trapped = false): Promise<Outcome> {
  try {
    return await sendRow(await enqueue(lead, documents, trapped));
  } catch (error) {
    if (error instanceof NoRoomForFiles) return { kind: "noRoomForFiles" };
    throw error;
  }
}

/** Sends a row of the outbox while the visitor waits. */
export async function sendRow(id: string): Promise<Outcome> {
  const { foreground, send } = pageSender;
  // Until a screen acknowledges the end nothing else on this page announces it.
  foreground.add(id);
  let outcome: Outcome = { kind: "failed" };
  try {
    outcome = await settle(await send(id));
  } finally {
    if (outcome.kind !== "accepted" && outcome.kind !== "refused") foreground.delete(id);
  }
  if (outcome.kind === "waiting" || outcome.kind === "failed") await scheduleDrain();
  return outcome;
}

/** Sends a row of the outbox without those of its files that can no longer be read. */
export async function sendReadable(id: string): Promise<Outcome> {
  const { outbox, enqueue } = pageSender;
  const payload = await outbox.payload(id);
  const lost = (await outbox.status(id))?.unreadable;
  if (!payload || !lost) return sendRow(id);
  const isRead = (_: unknown, place: number) => !lost.includes(place);
  const lead = { ...payload.lead, documents: payload.lead.documents.filter(isRead) };
  const next = await enqueue(lead, payload.documents.filter(isRead), payload.trapped);
  rememberPending({ id: next, answers: await answersHash(lead) });
  await outbox.remove(id).catch(() => {});
  return sendRow(next);
}

/** Adds the lead, or finds its row. Answers that were corrected while their lead waits replace it. */
async function enqueue(lead: Lead, documents: File[], trapped: boolean): Promise<string> {
  const { outbox, addedHere } = pageSender;
  const pending = readPending();
  const before = pending && (await outbox.status(pending.id));
  const answers = await answersHash(lead);
  if (before && !isEnded(before.state)) {
    // After a reload the files are only in the outbox, and still meant to be sent.
    const reloaded = !addedHere.has(before.id) && documents.length === 0;
    if (reloaded && pending.answers === answers) return before.id;
    const earlier = await outbox.payload(before.id);
    if (earlier && isOfSame(earlier.lead, lead) && before.id !== (await pageSender.idOf(lead)))
      await outbox.remove(before.id).catch(() => {});
  }
  const known = await outbox.status(await pageSender.idOf(lead));
  const id = await pageSender.enqueue(lead, documents, trapped);
  if (!known || isEnded(known.state)) emitLead({ kind: "queued" });
  forgetConfirmation();
  rememberPending({ id, answers });
  return id;
}
