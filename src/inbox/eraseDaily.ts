import type { LeadStore } from "./stores/leadStore";

const day = 86_400_000;

interface Told {
  /** Hears how many were erased, when there were any. */
  erased: (count: number) => void;
  /** It is tried again the next day. */
  troubled: (error: unknown) => void;
}

/**
 * Erases leads that are older than so many days, with their documents and hand-overs: now and once a day.
 * @param days 0 for never
 * @returns ends it, and resolves when nothing of it is under way
 */
export function eraseDaily(
  store: Pick<LeadStore, "erase">,
  days: number,
  { erased, troubled }: Told,
): () => Promise<void> {
  if (days === 0) return async () => undefined;
  let stopped = false;
  async function erase() {
    const before = new Date(Date.now() - days * day).toISOString();
    let count = 0;
    for await (const _ of store.erase({ before })) {
      count += 1;
      if (stopped) break;
    }
    if (count > 0) erased(count);
  }
  let underWay = erase().catch(troubled);
  const timer = setInterval(() => {
    underWay = underWay.then(erase).catch(troubled);
  }, day);
  timer.unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await underWay;
  };
}
