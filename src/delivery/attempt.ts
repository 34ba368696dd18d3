import { endpointUrl, leadRequest, leadText } from "./leadRequest";
import { type Outcome, outcomeOf } from "./outcome";
import type { Letter } from "./row";
import type { World } from "./world";

async function prove({ lead, trapped = false }: Letter, at: number): Promise<string> {
  const { proof } = await import("./proof");
  return proof(leadText(lead), { at, trapped });
}

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
    /** `provenAt`: with a proof of work of that time. */
    const post = async (provenAt?: number) => {
      const response = await world.fetch(endpointUrl(lead.endpoint, world), {
        ...leadRequest(letter, provenAt === undefined ? undefined : await prove(letter, provenAt)),
        cache: "no-store",
        credentials: "omit",
        signal: stop.signal,
      });
      return outcomeOf(response, world.now());
    };
    const outcome = await post(lead.proof ? world.now() : undefined);
    // Our clock is wrong, or the config.json that we know is older than the switch to proofs.
    return outcome.kind === "retry" && outcome.proveAt ? await post(outcome.proveAt) : outcome;
  } catch {
    return { kind: "retry" };
  }
}
