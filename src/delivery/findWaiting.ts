import { answersHash, draftHash } from "./answersHash";
import { type Confirmation, readPending, rememberPending } from "./confirmation";
import { isReachedBy } from "./isReachedBy";
import { pageSender } from "./pageSender";
import type { Row, Status } from "./row";
import { acknowledge } from "./settle";
import { isEnded } from "./transitions";

/** The rows that wait on this device, as far as this tab may see them. */
export interface Waiting {
  /** Sent by this tab. */
  own: Row | null;
  /** Sent by another tab, perhaps by somebody else: nothing of its content. */
  other?: Pick<Status, "id" | "createdAt">;
}

const waitingRows = async () =>
  (await pageSender.outbox.statuses()).filter(({ state }) => !isEnded(state));

export async function findWaiting(): Promise<Waiting> {
  const waiting = await waitingRows();
  const pending = readPending()?.id;
  const mine = waiting.filter(({ id }) => pageSender.isOwn(id));
  const status = mine.find(({ id }) => id === pending) ?? mine.at(-1);
  const payload = status && (await pageSender.outbox.payload(status.id));
  const other = waiting.filter(({ id }) => !pageSender.isOwn(id)).at(-1);
  return {
    own: payload ? { ...status, ...payload } : null,
    ...(other && { other: { id: other.id, createdAt: other.createdAt } }),
  };
}

/** "occupied": the form of this tab holds other answers, which the claimed ones would replace. */
export type Claim = "own" | "unknown" | "occupied";

/** Makes a waiting row this tab's own, for whoever knows the e-mail address or phone number in it. */
export async function claim(contact: string): Promise<Claim> {
  for (const { id, refusal } of (await waitingRows()).reverse()) {
    const payload = await pageSender.outbox.payload(id);
    if (!payload || pageSender.isOwn(id) || !isReachedBy(payload.lead, contact)) continue;
    const answers = await answersHash(payload.lead);
    const now = await draftHash();
    if (refusal && now !== null && now !== answers) return "occupied";
    rememberPending({ id, answers });
    return "own";
  }
  return "unknown";
}

/** Erases what this tab sent; rejects when the device may still hold some of it. */
export async function eraseWaiting(): Promise<void> {
  const { outbox, isOwn } = pageSender;
  for (const { id } of await outbox.statuses()) if (isOwn(id)) await outbox.remove(id);
}

/** Thank-you shows this confirmation: its row is removed. */
export async function acknowledgeShown({ reference }: Confirmation): Promise<void> {
  for (const { id, state, reference: known = null } of await pageSender.outbox.statuses())
    if (state === "accepted" && known === reference) await acknowledge(id);
}
