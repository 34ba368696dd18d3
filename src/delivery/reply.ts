/** What the endpoint's reply to one post means (docs/lead-api.md, table of answers). */
export type Reply =
  | { kind: "accepted"; reference: string | null }
  /**
   * No reply, or not now: the same lead may be posted again, after `waitMs` when given, or at once with
   * a proof of work for the time `proveAt` (ms since 1970).
   */
  | { kind: "retry"; waitMs?: number; proveAt?: number }
  /** The key is known with other content: retry once under a new id. */
  | { kind: "renew" }
  /** The content is not acceptable. */
  | ({ kind: "refused" } & RefusalReply)
  /** Positions of files that this device can no longer read: nothing was posted. */
  | { kind: "unreadable"; files: number[] }
  /** Deployed wrongly (401, 403, 404, 405): retried at later visits only. */
  | { kind: "misplaced"; status: number };

/** Why a lead was refused. `bot`: it looked automated, and a person may send it again. */
export interface RefusalReply {
  status: number;
  errors: { pointer: string; code: string }[];
  bot?: true;
}

interface ReplyBody {
  reference?: unknown;
  code?: unknown;
  errors?: unknown;
  now?: unknown;
}

/** A 2xx without our JSON and reference (login pages, proxies) is not an acceptance. */
export async function readReply(response: Response, now = Date.now()): Promise<Reply> {
  const { status } = response;
  const body = ((await response.json().catch(() => null)) ?? {}) as ReplyBody;
  const { reference: given } = body;
  const text = typeof given === "string" && given.trim() ? given : null;
  // An unsafe integer was already rounded by JSON.parse: show no reference rather than a wrong one.
  const reference = Number.isSafeInteger(given) ? String(given) : text;
  if (status === 200 || status === 201)
    return text || typeof given === "number" ? { kind: "accepted", reference } : { kind: "retry" };
  if (status === 409 && body.code === "already_received") return { kind: "accepted", reference };
  const wait = retryAfterMs(response.headers, now);
  const proveAt = body.code === "proof_needed" ? Date.parse(String(body.now)) : Number.NaN;
  const again: Reply = {
    kind: "retry",
    ...(wait !== null && { waitMs: wait }),
    ...(proveAt > 0 && { proveAt }),
  };
  if (status < 300 || [408, 409, 425, 429].includes(status) || status >= 500) return again;
  if (status === 422 && body.code === "idempotency_key_reused") return { kind: "renew" };
  if ([401, 403, 404, 405].includes(status)) return { kind: "misplaced", status };
  return {
    kind: "refused",
    status,
    errors: Array.isArray(body.errors) ? body.errors : [],
    ...(body.code === "suspected_bot" && { bot: true }),
  };
}

/** Cap, so that there are many attempts within the three days. */
const maxWaitMs = 4 * 3_600_000;

/**
 * Retry-After in ms, from seconds or an HTTP date; null without a usable one. A date is compared with the
 * reply's own Date header, so that a wrong device clock does not matter. Where CORS hides that header the
 * device's clock has to do, with a cap of one hour.
 */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const header = headers.get("Retry-After")?.trim();
  if (!header) return null;
  if (/^\d+$/.test(header)) return Math.min(maxWaitMs, Number(header) * 1000);
  const date = Date.parse(header);
  if (Number.isNaN(date)) return null;
  const theirs = Date.parse(headers.get("Date") ?? "");
  const wait = Number.isNaN(theirs) ? Math.min(3_600_000, date - now) : date - theirs;
  return Math.min(maxWaitMs, Math.max(0, wait));
}
