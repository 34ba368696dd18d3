import type { Fault } from "./faults";

/** One lead as it is stored. */
interface Entry {
  reference: string;
  content: string;
}

/** What the server saw of one request. */
export interface Answered {
  status: number;
  headers?: Record<string, string>;
  body: string;
}

/**
 * A lead server with a ledger. It is honest: what it stored it knows again, whatever a fault in
 * front of it does. `null` is an answer that never comes, "drop" a connection that breaks.
 */
export function ledgerServer(now: () => number) {
  const ledger = new Map<string, Entry>();
  const strangers = new Set<string>();
  const json = (status: number, body: unknown, headers = {}): Answered => ({
    status,
    headers: {
      "Content-Type": "application/json",
      Date: new Date(now()).toUTCString(),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const commit = (key: string, content: string) => {
    if (strangers.has(key)) return json(422, { code: "idempotency_key_reused" });
    const known = ledger.get(key);
    const entry = known ?? { reference: `R${ledger.size + 1}`, content };
    ledger.set(key, entry);
    return json(known ? 200 : 201, { reference: entry.reference });
  };
  const waits = (fault: Fault) =>
    fault.endsWith("date") ? new Date(now() + 10_000).toUTCString() : "7";

  function answer(fault: Fault, key: string, content: string): Answered | "drop" | null {
    const known = ledger.get(key);
    switch (fault) {
      case "refuse connection":
      case "drop before commit":
        return "drop";
      case "commit, drop the answer":
        commit(key, content);
        return "drop";
      case "stall":
        return null;
      case "commit, stall":
        commit(key, content);
        return null;
      case "429, seconds":
      case "429, date":
        return json(429, {}, { "Retry-After": waits(fault) });
      case "503, seconds":
      case "503, date":
        return json(503, {}, { "Retry-After": waits(fault) });
      case "409 in flight":
        return json(409, { code: "in_flight" });
      case "404":
        return json(404, {});
      case "500":
        return json(500, {});
      case "HTML 200":
        return { status: 200, body: "<!doctype html><title>Aanmelden</title>" };
      case "empty 200":
        return { status: 200, body: "" };
      case "204":
        return { status: 204, body: "" };
      case "malformed problem":
        return { status: 503, body: '{"code":' };
    }
    if (known && fault === "409 received") return json(409, { code: "already_received", ...known });
    if (known) return commit(key, content);
    // A key that stands for another lead does so for ever.
    if (fault === "422 key reused") strangers.add(key);
    if (strangers.has(key)) return json(422, { code: "idempotency_key_reused" });
    if (fault === "422 fields")
      return json(422, { errors: [{ pointer: "/person/email", code: "email" }] });
    if (fault === "400") return json(400, { code: "not_json" });
    return commit(key, content);
  }
  return { ledger, answer };
}
