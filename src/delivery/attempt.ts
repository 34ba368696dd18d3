import { endpointUrl, leadRequest } from "./leadRequest";
import { type Outcome, outcomeOf } from "./outcome";
import type { Letter } from "./row";
import type { World } from "./world";

/**
 * Posts a letter once, for at most `limitMs`. Never guesses an address: without a readable
 * config.json nothing is posted, and that counts as not answered.
 */
export async function attempt(world: World, letter: Letter, limitMs: number): Promise<Outcome> {
  const stop = new AbortController();
  const stopAfter = (ms: number) => world.sleep(ms).then(() => stop.abort());
  stopAfter(limitMs);
  try {
    const { lead } = await world.config();
    if (stop.signal.aborted) return { kind: "retry" };
    if (lead.timeoutMs < limitMs) stopAfter(lead.timeoutMs);
    const response = await world.fetch(endpointUrl(lead.endpoint, world), {
      ...leadRequest(letter),
      cache: "no-store",
      credentials: "omit",
      signal: stop.signal,
    });
    return await outcomeOf(response, world.now());
  } catch {
    return { kind: "retry" };
  }
}
