import type { IncomingMessage } from "node:http";
import type { Inbox } from "./inbox";
import { isNotWritable } from "./isNotWritable";
import { judgeRequest } from "./judgeRequest";
import { limits, requestBytes } from "./limits";
import { busy, problem, tooMany } from "./problem";
import { rateLimit } from "./rateLimit";
import { readLead } from "./readLead";
import { receiveLead } from "./receiveLead";
import type { Reply } from "./reply";
import { StoreError } from "./stores/storeError";
import { withBody } from "./withBody";

/** How many requests of the largest size may be in memory at once. */
const largestAtOnce = 3;

/** An error as it may stand in a log: name, system code and place. */
function faultOf(error: unknown): string {
  const { name, stack } = error instanceof Error ? error : new TypeError();
  const system = error instanceof Error && "code" in error ? ` ${String(error.code)}` : "";
  const place = stack?.split("\n").find(line => line.startsWith("    at "));
  return `${name}${system}${place?.slice(3) ?? ""}`;
}

/** The reply to any request at the lead inbox. Never throws, and reveals nothing of internal errors. */
export async function handleRequest(req: IncomingMessage, inbox: Inbox): Promise<Reply> {
  try {
    const limit = rateLimit(req);
    const wait = limit ? await inbox.store.ask(limit.requests) : 0;
    if (wait > 0) return tooMany(wait);
    const { proof, withinMs, ...sizes } = limits();
    const judged = judgeRequest(req, sizes);
    if ("status" in judged) return judged;
    const all = largestAtOnce * requestBytes(sizes);
    const bounds = { one: judged.bytes, all, withinMs };
    return await withBody(req, bounds, readLead(judged, sizes), async read =>
      "status" in read ? read : receiveLead(read, inbox, { proof, limit: limit?.leads ?? null }),
    );
  } catch (error) {
    if (error instanceof StoreError && error.fault === "busy") return busy();
    const code = isNotWritable(error) ? "not_writable" : "unexpected";
    const gone = req.destroyed && !req.complete;
    return { ...problem(code), ...(!gone && { fault: faultOf(error) }) };
  }
}
