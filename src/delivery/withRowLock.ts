import type { Outbox } from "./outbox";
import type { Platform } from "./platform";

/** Longer than any sending takes (sendTimeoutMs), so that only a closed page loses its lease. */
const leaseMs = 60_000;
/** A free lock is granted at once; after this silence the browser's locks count as unusable. */
const silentMs = 3000;

/**
 * Runs `task` under the lock of a row, across all pages, tabs and workers of this device; "locked" when it
 * is not granted within `waitMs`. Where Web Locks are missing, refused or silent, a lease in the row
 * (`Status.claim`) takes their place.
 */
export async function withRowLock<T>(
  { platform, outbox }: { platform: Platform; outbox: Outbox },
  id: string,
  waitMs: number,
  task: () => Promise<T>,
): Promise<T | "locked"> {
  const until = platform.elapsed() + waitMs;
  const lock = await takeLock(platform, `familiale-lead-${id}`, waitMs);
  const release = lock === "unusable" ? await takeLease(platform, outbox, id, until) : lock;
  if (release === "locked") return "locked";
  try {
    return await task();
  } finally {
    await release();
  }
}

type Release = () => unknown;

/** Takes the Web Lock of this name. */
async function takeLock(
  { locks, sleep }: Platform,
  name: string,
  waitMs: number,
): Promise<Release | "locked" | "unusable"> {
  const ask = (options: LockOptions, limitMs: number, late: "locked" | "unusable") =>
    new Promise<Release | "locked" | "unusable">(answer => {
      let waits = true;
      const settle = (granted: Release | "locked" | "unusable") => {
        waits = false;
        answer(granted);
      };
      const hold = (lock: Lock | null) =>
        new Promise<void>(free => {
          // Granted too late: nobody waits for it any more.
          if (!lock || !waits) free();
          if (waits) settle(lock ? free : "locked");
        });
      sleep(limitMs).then(() => waits && settle(late));
      // In an async function, so that a `request` that throws rejects as well.
      (async () => locks?.request(name, options, hold))().then(
        () => waits && settle("unusable"),
        () => waits && settle(options.signal?.aborted ? "locked" : "unusable"),
      );
    });
  if (!locks) return "unusable";
  const first = await ask({ ifAvailable: true }, silentMs, "unusable");
  if (first !== "locked" || waitMs === 0) return first;
  const waiting = new AbortController();
  sleep(waitMs).then(() => waiting.abort());
  return ask({ signal: waiting.signal }, waitMs, "locked");
}

/** Takes a lease in the row. */
async function takeLease(
  platform: Platform,
  outbox: Outbox,
  id: string,
  until: number,
): Promise<Release | "locked"> {
  const owner = `${platform.random()}-${platform.elapsed()}`;
  const take = async () => {
    const now = platform.now();
    const status = await outbox.change(id, status => {
      const left = (status?.claim?.until ?? 0) - now;
      // Longer than any lease: the clock was set back in between.
      const taken = left > 0 && left <= leaseMs;
      return status && !taken ? { ...status, claim: { owner, until: now + leaseMs } } : status;
    });
    return !status || status.claim?.owner === owner;
  };
  while (!(await take())) {
    if (platform.elapsed() >= until) return "locked";
    await platform.sleep(250);
  }
  return () =>
    outbox
      .change(id, status => {
        if (status?.claim?.owner !== owner) return status;
        const { claim: _, ...free } = status;
        return free;
      })
      .catch(() => {});
}
