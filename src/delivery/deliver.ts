import type { Lead } from "../answers/leadSchema";
import { type Conclusion, conclude } from "./conclude";
import { drainAgain } from "./drainWaiting";
import { tellLead } from "./leadEvents";
import { NoRoomForFiles } from "./outbox";
import { pageCourier } from "./pageCourier";
import { forgetSent, readPending, rememberPending } from "./sent";
import { told } from "./told";
import { isEnded } from "./transitions";

/** Where the visitor goes after pressing the button. */
export type Delivery = Conclusion | { kind: "noRoomForFiles" };

/** Keeps the lead, sends it, and draws the consequences. `trapped`: draft/trap. */
export async function deliver(lead: Lead, documents: File[], trapped = false): Promise<Delivery> {
  try {
    return await deliverRow(await keep(lead, documents, trapped));
  } catch (error) {
    if (error instanceof NoRoomForFiles) return { kind: "noRoomForFiles" };
    throw error;
  }
}

/** Sends a row that is kept already, while the visitor waits. */
export async function deliverRow(id: string): Promise<Conclusion> {
  const conclusion = await conclude(await pageCourier.send(id));
  if (conclusion.kind === "waiting" || conclusion.kind === "failed") await drainAgain();
  return conclusion;
}

/** Keeps it, or finds it again. Answers that were corrected while their lead waits replace it. */
async function keep(lead: Lead, documents: File[], trapped: boolean): Promise<string> {
  const { outbox, keptHere } = pageCourier;
  const pending = readPending();
  const before = pending && (await outbox.status(pending.id));
  const answers = await told(lead);
  if (before && !isEnded(before.state)) {
    // After a reload the files are only in the outbox; the visitor still means them to be sent.
    const reloaded = !keptHere.has(before.id) && documents.length === 0;
    if (reloaded && pending.answers === answers) return before.id;
    const earlier = await outbox.letter(before.id);
    const corrected = earlier?.lead.person.email === lead.person.email;
    if (corrected && before.id !== (await pageCourier.idOf(lead))) await outbox.remove(before.id);
  }
  const known = await outbox.status(await pageCourier.idOf(lead));
  const id = await pageCourier.keep(lead, documents, trapped);
  if (!known || isEnded(known.state)) tellLead({ kind: "queued" });
  forgetSent();
  rememberPending({ id, answers });
  return id;
}
