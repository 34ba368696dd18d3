import type { WaitingHandOver } from "../inbox/stores/handOver";
import type { HandOverStore } from "../inbox/stores/handOverStore";

/** How long a lead may wait before somebody is told, and how often to look, in ms. A mail server that is away for a
 * moment needs nobody; the tries end after a day. */
export const waiting = { longMs: 3_600_000, everyMs: 900_000 };

interface Told {
  /** Hears of what has waited longest when that is too long, each time. */
  long: (handOver: WaitingHandOver, ms: number) => void;
  /** The store could not be asked; it is asked again. */
  troubled: (error: unknown) => void;
}

/** Looks for hand-overs that wait too long: now and from time to time.
 * @returns ends it, and resolves when nothing of it is under way */
export function watchWaiting(
  store: Pick<HandOverStore, "longestWaiting">,
  { long, troubled }: Told,
): () => Promise<void> {
  async function look() {
    const found = await store.longestWaiting();
    const ms = found ? Date.now() - Date.parse(found.since) : 0;
    if (found && ms > waiting.longMs) long(found, ms);
  }
  let underWay = look().catch(troubled);
  const timer = setInterval(() => {
    underWay = underWay.then(look).catch(troubled);
  }, waiting.everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
