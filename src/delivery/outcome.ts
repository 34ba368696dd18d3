/** What one answer of the lead endpoint means (docs/lead-api.md, table of answers). */
export type Outcome =
  | { kind: "accepted"; reference: string | null }
  /** Unknown or not now: the same lead may be sent again, not before `waitMs` when given; at once,
   * with a proof of work of the time `proveAt` (ms since 1970), when that is asked for. */
  | { kind: "retry"; waitMs?: number; proveAt?: number }
  /** The key is known with other content: a new id once. */
  | { kind: "renew" }
  /** The content is not acceptable as it is; the visitor can change it. `bot`: it looked like that
   * of a program, and a person may send it again. */
  | { kind: "refused"; status: number; errors: { pointer: string; code: string }[]; bot?: true }
  /** Wrongly deployed: kept and tried at later visits. */
  | { kind: "misplaced"; status: number };

interface Answer {
  reference?: unknown;
  code?: unknown;
  errors?: unknown;
  now?: unknown;
}

/** Reads one answer. A 2xx without our JSON and reference (login pages, proxies) is no acceptance. */
export async function outcomeOf(response: Response, now = Date.now()): Promise<Outcome> {
  const { status } = response;
  const body = ((await response.json().catch(() => null)) ?? {}) as Answer;
  const reference =
    typeof body.reference === "string" && body.reference.trim() ? body.reference : null;
  if (status === 200 || status === 201)
    return reference ? { kind: "accepted", reference } : { kind: "retry" };
  if (status === 409 && body.code === "already_received") return { kind: "accepted", reference };
  const wait = retryAfterMs(response.headers, now);
  const proveAt = body.code === "proof_needed" ? Date.parse(String(body.now)) : Number.NaN;
  const again: Outcome = {
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

/** The longest wait that is believed; a lead does not live longer. */
const mostMs = 72 * 3_600_000;

/**
 * Milliseconds of a Retry-After header in seconds or as an HTTP date; null without a usable one.
 * A date is compared with the answer's own Date, so that a wrong clock on this device does not
 * matter; where that cannot be read (another host), with the device's, and then for an hour at most.
 */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const header = headers.get("Retry-After")?.trim();
  if (!header) return null;
  if (/^\d+$/.test(header)) return Math.min(mostMs, Number(header) * 1000);
  const date = Date.parse(header);
  if (Number.isNaN(date)) return null;
  const theirs = Date.parse(headers.get("Date") ?? "");
  const wait = Number.isNaN(theirs) ? Math.min(3_600_000, date - now) : date - theirs;
  return Math.min(mostMs, Math.max(0, wait));
}
