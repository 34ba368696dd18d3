import type { Lead } from "../answers/leadSchema";
import { forgetDraft, getDraft } from "../draft/draftStore";
import { keepLead, type OutboxRow, removeRow, waitingRows } from "./outbox";
import { patienceMs, type Settled, send } from "./sender";
import { forgetSent, rememberSent } from "./sent";
import { toLead } from "./toLead";

/** Where the visitor goes after pressing the button. */
export type Delivery =
  | { kind: "accepted" }
  /** No connection: kept on this device, sent later. */
  | { kind: "waiting" }
  /** Online, but not taken; the lead is still here unless `refused`. */
  | { kind: "failed"; refused?: { status: number; errors: { pointer: string; code: string }[] } };

/** Keeps the lead, sends it, and draws the consequences. One sender at a time across tabs. */
export async function deliver(lead: Lead, documents: File[]): Promise<Delivery> {
  forgetSent();
  const row = await keepLead(lead, documents);
  return alone(row.id, () => sendRow(row, true));
}

/** Tries every waiting row once more; tells the last delivery, or null when nothing waits. */
export async function deliverWaiting(): Promise<Delivery | null> {
  let last: Delivery | null = null;
  for (const { id } of await waitingRows()) {
    const tried = await alone(id, async () => {
      // Read again under the lock: another tab may have sent it meanwhile.
      const row = (await waitingRows()).find(waiting => waiting.id === id);
      return row ? sendRow(row, false) : null;
    });
    last = tried ?? last;
  }
  return last;
}

/** `fresh`: sent from the form, so that the answers are still in it. */
async function sendRow(row: OutboxRow, fresh: boolean): Promise<Delivery> {
  const deadline = Date.now() + patienceMs;
  const settled = await send(row, deadline);
  if (settled.kind !== "renew") return conclude(row, settled, fresh);
  await removeRow(row.id);
  const renewed = await keepLead(row.lead, row.documents);
  return conclude(renewed, await send(renewed, deadline), fresh);
}

async function conclude(row: OutboxRow, settled: Settled, fresh: boolean): Promise<Delivery> {
  if (settled.kind === "accepted") {
    await removeRow(row.id);
    if (!typingAnother(row.lead)) {
      rememberSent({ reference: settled.reference, brokerId: row.lead.broker?.id ?? null });
      forgetDraft();
    }
    return { kind: "accepted" };
  }
  if (settled.kind === "refused") {
    // An old lead's answers are in no form any more: then this row is their last copy.
    if (fresh) await removeRow(row.id);
    return { kind: "failed", refused: { status: settled.status, errors: settled.errors } };
  }
  return settled.kind === "unanswered" && navigator.onLine === false
    ? { kind: "waiting" }
    : { kind: "failed" };
}

/** Whether this tab's answers are no longer those of the lead: then they must not be erased. */
function typingAnother(lead: Lead): boolean {
  const { answers } = getDraft();
  const { build, test } = lead;
  const current = toLead(getDraft(), { build, test, documents: [], now: new Date() });
  return current ? told(current) !== told(lead) : Object.keys(answers).length > 0;
}

const told = ({ insurance, family, person, broker }: Lead) =>
  JSON.stringify([insurance, family, person, broker]);

function alone<T>(id: string, task: () => Promise<T>): Promise<T> {
  return navigator.locks
    ? (navigator.locks.request(`familiale-lead-${id}`, task) as Promise<T>)
    : task();
}
