import type { Lead } from "../answers/leadSchema";
import { backoff } from "./backoff";
import { identity } from "./identity";
import { oneSender } from "./oneSender";
import type { Outbox } from "./outbox";
import { newStatus, type Status } from "./row";
import { isEnded } from "./transitions";
import { heldMs, type Tried, tryOnce } from "./tryOnce";
import type { World } from "./world";

/** How long a visitor is kept waiting for an answer, in milliseconds. */
export const patienceMs = 25_000;

/** `taken`: somebody else on this device is sending it. */
export type Settled = Tried | { kind: "taken" };

/**
 * Keeps leads, sends them, and tells what came of it. One for each page or worker. `keepRefused`: a
 * worker cannot put answers back into a form, so a refusal waits for a page to hear it, too.
 */
export function courier(world: World, outbox: Outbox, { keepRefused = false } = {}) {
  /** What this very page kept does not run out while it is open, whatever the clock does. */
  const keptHere = new Set<string>();
  const parts = { world, outbox, keptHere, keepRefused };

  const pauseMs = (status: Status) =>
    Math.max(heldMs(status, world.now()), backoff(status.tries, world.random));

  return {
    outbox,
    keptHere,
    idOf: (lead: Lead) => world.idOf(identity(lead)),

    /** Keeps a lead before its first byte is sent. The same content is kept once. Gives its id. */
    async keep(lead: Lead, documents: File[], trapped = false): Promise<string> {
      const id = await world.idOf(identity(lead));
      const before = await outbox.status(id);
      if (!before || before.state === "refused" || before.state === "expired")
        await outbox.add(
          { id, lead: { ...lead, id }, documents, trapped },
          newStatus(id, lead.broker?.id ?? null, world.now()),
        );
      keptHere.add(id);
      return id;
    },

    /** Tries until there is an answer or patience ends: for a visitor who waits. */
    async send(id: string): Promise<Settled> {
      const until = world.elapsed() + patienceMs;
      const settled = await oneSender(parts, id, patienceMs, async () => {
        for (;;) {
          const left = Math.max(1000, until - world.elapsed());
          const tried = await tryOnce(parts, id, left);
          // Without connection there is nothing to wait for in view: it goes once that is back.
          if (tried.kind !== "waiting" || tried.status.misplaced || !world.online()) return tried;
          const pause = pauseMs(tried.status);
          if (world.elapsed() + pause >= until) return tried;
          await world.sleep(pause);
        }
      });
      return settled === "taken" ? { kind: "taken" } : settled;
    },

    /** Tries each waiting row once, if nobody else does, and gives all that came to an end. */
    async drain(): Promise<Tried[]> {
      const all: Tried[] = [];
      for (const { id } of await outbox.statuses()) {
        const tried = await oneSender(parts, id, 0, () => tryOnce(parts, id, patienceMs));
        if (tried !== "taken") all.push(tried);
      }
      return all;
    },

    /** When to drain again, in milliseconds; null when nothing waits that time alone may help. */
    async nextDrain(): Promise<number | null> {
      const waiting = (await outbox.statuses()).filter(
        ({ state, misplaced }) => !isEnded(state) && !misplaced,
      );
      return waiting.length > 0 ? Math.max(1000, Math.min(...waiting.map(pauseMs))) : null;
    },
  };
}

export type Courier = ReturnType<typeof courier>;
