import { type Conclusion, conclude, keepConfirmation, letGo } from "./conclude";
import { onOthers, tell } from "./news";
import { pageCourier } from "./pageCourier";
import { registerSync } from "./registerSync";
import type { Status } from "./row";

let timer: ReturnType<typeof setTimeout> | undefined;
/** Ends that a screen has yet to paint: in a tab that nobody looks at, that takes until somebody does. */
const untold = new Map<string, Promise<void>>();

/**
 * Tries every waiting row once and tells each end. Tells the last conclusion, or null when nothing
 * waits here. While something does, a timer tries again, and so does the worker where there is one.
 */
export async function drainWaiting(): Promise<Conclusion | null> {
  let last: Conclusion | null = null;
  for (const tried of await pageCourier.drain()) {
    if (tried.kind !== "gone" && untold.has(tried.status.id)) continue;
    last = await conclude(tried);
    if (tried.kind === "gone" || tried.kind === "waiting") continue;
    const { id } = tried.status;
    const answersHere = last.kind === "refused" && last.here;
    const telling = tell({ ...newsOf(tried.status), kind: tried.kind, answersHere })
      .then(said => (said ? letGo(id) : undefined))
      .finally(() => untold.delete(id));
    untold.set(id, telling);
  }
  await drainAgain();
  await Promise.all(untold.values());
  return last;
}

/** Sets the timer for what waits. */
export async function drainAgain(): Promise<void> {
  clearTimeout(timer);
  const wait = await pageCourier.nextDrain();
  if (wait === null) return;
  timer = setTimeout(() => drainWaiting().catch(() => {}), wait);
  await registerSync();
}

/** Another tab told the end of a lead: the same holds here. */
onOthers(async status => {
  if (status.state !== "accepted") return;
  await keepConfirmation(status);
  await tell({ ...newsOf(status), kind: "accepted", answersHere: false });
});

const newsOf = ({ id, createdAt, brokerId, reference = null }: Status) => ({
  id,
  createdAt,
  brokerId,
  reference,
});
