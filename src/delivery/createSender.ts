import type { Lead } from "../answers/leadSchema";
import { type AttemptResult, attempt, heldMs } from "./attempt";
import { clockWatch } from "./clockWatch";
import { identity } from "./identity";
import type { Outbox } from "./outbox";
import type { Platform } from "./platform";
import { newStatus, type Status } from "./row";
import { isEnded } from "./transitions";
import { withRowLock } from "./withRowLock";

const backoffBaseMs = 1000;
const backoffCapMs = 60_000;

/** Wait before retry number `retry` (1 = the first), with full jitter: 0 to min(60 s, 1 s · 2^(retry - 1)). */
export function backoff(retry: number, random = Math.random): number {
  return random() * Math.min(backoffCapMs, backoffBaseMs * 2 ** (retry - 1));
}

/** How long a visitor is kept waiting for a final reply, in ms. */
export const sendTimeoutMs = 25_000;

/**
 * Stores leads in the outbox and sends them. One per page or worker. `isOwn`: whether this tab sent a
 * lead; what this page enqueued is its own, too.
 */
export function createSender(
  platform: Platform,
  outbox: Outbox,
  isOwn: (id: string) => boolean = () => false,
) {
  /** Rows enqueued by this page: they do not expire while it is open, whatever the clock does. */
  const addedHere = new Set<string>();
  /** Refusals with their payload, which the outbox erases: the result may be asked for once more. */
  const refusals = new Map<string, AttemptResult>();
  /** Rows that a press waits for, or whose end a screen is about to show: drains leave them alone. */
  const foreground = new Set<string>();
  const own = (id: string) => addedHere.has(id) || isOwn(id);
  const parts = { platform, outbox, addedHere, isOwn: own };

  const attemptRow = async (id: string, limitMs: number, pressed = false) => {
    const result = await attempt(parts, id, limitMs, pressed);
    if (result.kind === "refused" && result.payload) refusals.set(id, result);
    return (result.kind === "refused" && refusals.get(id)) || result;
  };
  const lookAtClock = clockWatch(parts);
  const pauseMs = (status: Status) =>
    Math.max(heldMs(status, platform.now()), backoff(status.tries, platform.random));

  return {
    outbox,
    addedHere,
    foreground,
    isOwn: own,
    idOf: (lead: Lead) => platform.idOf(identity(lead)),

    /** Stores a lead before its first byte is sent; the same content once. Returns the row's id. */
    async enqueue(lead: Lead, documents: File[], trapped = false): Promise<string> {
      const id = await platform.idOf(identity(lead));
      const before = await outbox.status(id);
      if (!before || before.state === "refused" || before.state === "expired")
        await outbox.add(
          { id, lead: { ...lead, id }, documents, trapped },
          {
            ...newStatus(id, lead.broker?.id ?? null, platform.now()),
            ...(platform.now() < platform.notBefore && { undated: true }),
          },
        );
      refusals.delete(id);
      addedHere.add(id);
      return id;
    },

    /** Retries until there is a final reply or time is up: for a visitor who waits. */
    async send(id: string): Promise<AttemptResult> {
      const until = platform.elapsed() + sendTimeoutMs;
      await lookAtClock().catch(() => {});
      const result = await withRowLock(parts, id, sendTimeoutMs, async () => {
        for (let pressed = true; ; pressed = false) {
          const left = Math.max(1000, until - platform.elapsed());
          const result = await attemptRow(id, left, pressed);
          // Offline the visitor is not kept waiting: it is sent once the connection is back.
          if (result.kind !== "waiting" || !timeHelps(result.status) || !platform.online())
            return result;
          const pause = pauseMs(result.status);
          if (platform.elapsed() + pause >= until) return result;
          await platform.sleep(pause);
        }
      });
      return result === "locked" ? { kind: "locked" } : result;
    },

    /** Attempts each waiting row once, unless it is locked or in the foreground. */
    async drain(): Promise<AttemptResult[]> {
      const results: AttemptResult[] = [];
      await lookAtClock().catch(() => {});
      for (const { id } of await outbox.statuses()) {
        if (foreground.has(id)) continue;
        // A row that cannot be read now does not hold up the others.
        const result = await withRowLock(parts, id, 0, () => attemptRow(id, sendTimeoutMs)).catch(
          () => "locked" as const,
        );
        // Pressed for meanwhile: that press gets the same result.
        if (result !== "locked" && !foreground.has(id)) results.push(result);
      }
      return results;
    },

    /** Ms until the next drain; null when nothing waits that time alone may help. */
    async nextDrain(): Promise<number | null> {
      const waiting = (await outbox.statuses()).filter(timeHelps);
      return waiting.length > 0 ? Math.max(1000, Math.min(...waiting.map(pauseMs))) : null;
    },
  };
}

const timeHelps = ({ state, misplaced, refusal, unreadable }: Status) =>
  !isEnded(state) && !misplaced && !refusal && !unreadable;
