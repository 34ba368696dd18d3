import { randomId } from "./contentId";
import type { Outbox } from "./outbox";
import type { World } from "./world";

/** Longer than any sending takes (sender.ts), so that only a page that went away loses its claim. */
const claimMs = 60_000;

/**
 * Runs `task` while no other page, tab or worker of this device runs one for the same row; "taken"
 * when that does not come about within `patienceMs`.
 */
export async function oneSender<T>(
  { world, outbox }: { world: World; outbox: Outbox },
  id: string,
  patienceMs: number,
  task: () => Promise<T>,
): Promise<T | "taken"> {
  const name = `familiale-lead-${id}`;
  if (!world.locks) return byClaim(world, outbox, id, patienceMs, task);
  if (patienceMs === 0)
    return world.locks.request(name, { ifAvailable: true }, async lock =>
      lock ? task() : ("taken" as const),
    );
  const waiting = new AbortController();
  world.sleep(patienceMs).then(() => waiting.abort());
  let begun = false;
  const run = () => {
    begun = true;
    return task();
  };
  try {
    return await world.locks.request(name, { signal: waiting.signal }, run);
  } catch (error) {
    if (begun) throw error;
    return "taken";
  }
}

/** Where the browser has no locks: a claim in the row itself, which runs out by itself. */
async function byClaim<T>(
  world: World,
  outbox: Outbox,
  id: string,
  patienceMs: number,
  task: () => Promise<T>,
): Promise<T | "taken"> {
  const owner = randomId();
  const until = world.elapsed() + patienceMs;
  const take = async () => {
    const now = world.now();
    const status = await outbox.change(id, status => {
      const left = (status?.claim?.until ?? 0) - now;
      // More than was ever claimed: the clock was set back meanwhile.
      const taken = left > 0 && left <= claimMs;
      return status && !taken ? { ...status, claim: { owner, until: now + claimMs } } : status;
    });
    return !status || status.claim?.owner === owner;
  };
  while (!(await take())) {
    if (world.elapsed() >= until) return "taken";
    await world.sleep(250);
  }
  try {
    return await task();
  } finally {
    await outbox
      .change(id, status => {
        if (status?.claim?.owner !== owner) return status;
        const { claim: _, ...free } = status;
        return free;
      })
      .catch(() => {});
  }
}
