import { inTime } from "../timing/inTime";
import { endpointUrl, leadRequest, leadText } from "./leadRequest";
import type { Platform } from "./platform";
import { type Reply, readReply } from "./reply";
import type { Payload } from "./row";

async function prove({ lead, trapped = false }: Payload, at: number): Promise<string> {
  const { proof } = await import("./proof");
  return proof(leadText(lead), { at, trapped });
}

/** Positions of files that can no longer be read: a request with one fails as if offline. */
async function unreadable(documents: readonly File[]): Promise<number[]> {
  const readings = await Promise.allSettled(documents.map(file => inTime(file.arrayBuffer())));
  return readings.flatMap(({ status }, i) => (status === "rejected" ? i : []));
}

/**
 * Posts a payload, for at most `limitMs`. Never falls back to a default address: without a readable
 * config.json nothing is posted, which counts as no reply.
 */
export async function postLead(
  platform: Platform,
  payload: Payload,
  limitMs: number,
): Promise<Reply> {
  const stop = new AbortController();
  const stopAfter = (ms: number) => platform.sleep(ms).then(() => stop.abort());
  stopAfter(limitMs);
  // Raced, because a fetch may ignore its abort signal.
  const stopped = new Promise<Reply>(resolve =>
    stop.signal.addEventListener("abort", () => resolve({ kind: "retry" })),
  );
  const send = async (): Promise<Reply> => {
    const { lead } = await platform.config();
    if (stop.signal.aborted) return { kind: "retry" };
    if (lead.timeoutMs < limitMs) stopAfter(lead.timeoutMs);
    /** `provenAt`: adds a proof of work for that time. */
    const post = async (provenAt?: number) => {
      const response = await platform.fetch(endpointUrl(lead.endpoint, platform), {
        ...leadRequest(
          payload,
          provenAt === undefined ? undefined : await prove(payload, provenAt),
        ),
        cache: "no-store",
        credentials: "omit",
        // Personal data must not follow a redirect to another address.
        redirect: "error",
        signal: stop.signal,
      });
      return readReply(response, platform.now());
    };
    const reply = await post(lead.proof ? platform.now() : undefined);
    // The device's clock is wrong, or our config.json predates `lead.proof`.
    return reply.kind === "retry" && reply.proveAt ? await post(reply.proveAt) : reply;
  };
  try {
    return await Promise.race([send(), stopped]);
  } catch {
    const files = await unreadable(payload.documents);
    return files.length > 0 ? { kind: "unreadable", files } : { kind: "retry" };
  }
}
