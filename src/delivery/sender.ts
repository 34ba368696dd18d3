import { loadConfig } from "../settings/configStore";
import { timeoutSignal } from "../settings/timeoutSignal";
import { backoff } from "./backoff";
import { endpointUrl, leadRequest } from "./leadRequest";
import type { OutboxRow } from "./outbox";
import { type Outcome, outcomeOf } from "./outcome";

/** Outcomes after which trying goes on only at a later visit, or not at all. */
export type Settled = Exclude<Outcome, { kind: "retry" }> | { kind: "unanswered" };

/** How long a visitor is kept waiting for an answer, in milliseconds. */
export const patienceMs = 30_000;

/**
 * Sends one row until it is answered or `deadline` (ms since 1970) is near. Never guesses an
 * address: without a readable config.json nothing is posted.
 */
export async function send(row: OutboxRow, deadline: number): Promise<Settled> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await attemptOnce(row, deadline);
    if (outcome.kind !== "retry") return outcome;
    // Without connection there is nothing to wait for in view: the lead goes once it is back.
    if (globalThis.navigator?.onLine === false) return { kind: "unanswered" };
    const wait = Math.max(outcome.waitMs ?? 0, backoff(attempt));
    if (Date.now() + wait >= deadline) return { kind: "unanswered" };
    await new Promise(resolve => setTimeout(resolve, wait));
  }
}

async function attemptOnce(row: OutboxRow, deadline: number): Promise<Outcome> {
  try {
    const { lead } = await loadConfig();
    const timeout = Math.min(lead.timeoutMs, Math.max(1000, deadline - Date.now()));
    const response = await fetch(endpointUrl(lead.endpoint), {
      ...leadRequest(row),
      cache: "no-store",
      credentials: "omit",
      signal: timeoutSignal(timeout),
    });
    return await outcomeOf(response);
  } catch {
    return { kind: "retry" };
  }
}
