import type { Channel } from "../inbox/stores/handOver";
import { type Attempted, attemptHandover, type HandoverStore } from "./attemptHandover";
import type { Send } from "./senders";

interface Options {
  store: HandoverStore;
  senders: Record<Channel, Send | null>;
  /** Hears of each attempt. */
  told?: (attempted: Attempted) => void;
  /** The store could not be asked for work. */
  troubled?: (error: unknown) => void;
  random?: () => number;
  /** How often to look without news, in ms: other processes may leave work behind. */
  pollMs?: number;
  /** How long one attempt may take, in ms. */
  attemptMs?: number;
  /** How long a hand-over is this process' own, in ms: longer, so that nobody else begins it meanwhile. */
  leaseMs?: number;
}

export interface HandoverWorker {
  /** Looks for work now: a lead was stored. */
  wake(): void;
  /** Claims nothing more; resolves when what is under way is settled. After `graceMs` that is broken off. */
  stop(graceMs?: number): Promise<void>;
}

const atOnce = 4;
const usual = { random: Math.random, pollMs: 15_000, attemptMs: 120_000, leaseMs: 300_000 };

/**
 * Hands leads over until it is stopped. A process that dies with a hand-over leaves it to whoever claims it when
 * its lease is over, so each is sent at least once.
 */
export function handoverWorker(options: Options): HandoverWorker {
  const { store, senders, told, troubled } = options;
  const { random, pollMs, attemptMs, leaseMs } = { ...usual, ...options };
  const underWay = new Set<Promise<void>>();
  const end = new AbortController();
  let stopped = false;
  let claiming: Promise<void> | null = null;
  let asked = false;
  let timer: NodeJS.Timeout | undefined;
  let timerAt = Infinity;

  const wakeAt = (ms: number) => {
    if (stopped || ms >= timerAt) return;
    clearTimeout(timer);
    timerAt = ms;
    timer = setTimeout(
      () => {
        timerAt = Infinity;
        wake();
      },
      Math.max(0, ms - Date.now()),
    ).unref();
  };

  async function work(): Promise<void> {
    while (asked && !stopped) {
      asked = false;
      const free = atOnce - underWay.size;
      if (free <= 0) return;
      for (const one of await store.claim(new Date(), free, leaseMs)) {
        const signal = AbortSignal.any([end.signal, AbortSignal.timeout(attemptMs)]);
        const attempt = attemptHandover(one, { store, senders, signal, random }).then(done => {
          underWay.delete(attempt);
          told?.(done);
          if (done.at) wakeAt(done.at.getTime());
          // There is room for another one.
          wake();
        });
        underWay.add(attempt);
      }
    }
  }

  function wake(): void {
    asked = true;
    if (stopped || claiming) return;
    claiming = work()
      .catch(error => troubled?.(error))
      .finally(() => {
        claiming = null;
        wakeAt(Date.now() + pollMs);
        // Asked in the last moment of the work that just ended.
        if (asked) wake();
      });
  }

  wake();
  return {
    wake,
    async stop(graceMs = 8000) {
      stopped = true;
      clearTimeout(timer);
      const late = setTimeout(() => end.abort(), graceMs);
      await claiming;
      await Promise.all(underWay);
      clearTimeout(late);
    },
  };
}
