import { pageCourier } from "./pageCourier";
import type { Letter, Status } from "./row";
import { readPending, type Sent } from "./sent";
import { isEnded } from "./transitions";

/** The row that a page should show: the one this tab sent, or else the newest that waits. */
export async function findWaiting(): Promise<(Status & Letter) | null> {
  const { outbox } = pageCourier;
  const waiting = (await outbox.statuses()).filter(({ state }) => !isEnded(state));
  const own = readPending()?.id;
  const status = waiting.find(({ id }) => id === own) ?? waiting.at(-1);
  const letter = status && (await outbox.letter(status.id));
  return letter ? { ...status, ...letter } : null;
}

/** The visitor takes it back: what waits is erased. */
export async function eraseWaiting(): Promise<void> {
  const { outbox } = pageCourier;
  for (const { id } of await outbox.statuses()) await outbox.remove(id);
}

/** Thank-you stands on the screen: now nothing of the accepted lead need stay on the device. */
export async function letGoOfShown({ reference }: Sent): Promise<void> {
  const { outbox } = pageCourier;
  for (const { id, state, reference: known = null } of await outbox.statuses())
    if (state === "accepted" && known === reference) await outbox.remove(id);
}
