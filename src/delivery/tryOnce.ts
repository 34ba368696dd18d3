import { attempt } from "./attempt";
import { identity } from "./identity";
import type { Outbox } from "./outbox";
import { expiresAfterMs } from "./outboxName";
import type { Letter, Status } from "./row";
import { type Happening, isEnded } from "./transitions";
import type { World } from "./world";

/** How it stands with a row after a try. */
export type Tried =
  | { kind: "accepted" | "expired"; status: Status }
  /** `letter` is what was refused; undefined when that was heard earlier. */
  | { kind: "refused"; status: Status; answer?: Refused; letter?: Letter }
  | { kind: "waiting"; status: Status }
  /** Erased by the visitor, or told by another page. */
  | { kind: "gone" };

export interface Refused {
  status: number;
  errors: { pointer: string; code: string }[];
  bot?: true;
}

interface Parts {
  world: World;
  outbox: Outbox;
  /** Rows that do not run out. */
  keptHere: ReadonlySet<string>;
  /** A refusal is left for somebody else to hear. */
  keepRefused: boolean;
}

/** How long the server still asks to stay away. A clock that was set back does not make it longer. */
export function heldMs({ held }: Status, now: number): number {
  return held && now >= held.since ? Math.max(0, held.since + held.ms - now) : 0;
}

/** Sends a row once and writes down what came of it. Only under the row's lock (oneSender). */
export async function tryOnce(parts: Parts, id: string, limitMs: number): Promise<Tried> {
  const { world, outbox } = parts;
  const status = await outbox.status(id);
  if (!status) return { kind: "gone" };
  if (isEnded(status.state)) return { kind: status.state as "accepted", status };
  if (await isTooOld(parts, status)) {
    return { kind: "expired", status: (await outbox.move(id, "expire")) ?? status };
  }
  if (heldMs(status, world.now()) > 0) return { kind: "waiting", status };
  const letter = await outbox.letter(id);
  if (!letter) {
    await outbox.remove(id);
    return { kind: "gone" };
  }
  await outbox.move(id, "send");
  const outcome = await attempt(world, letter, limitMs);
  // What was answered counts, even when the device can no longer write it down.
  const happened = async (happening: Happening, facts: Partial<Status> = {}): Promise<Status> => ({
    ...((await outbox.move(id, happening, facts).catch(() => undefined)) ?? status),
    ...facts,
  });
  const refused = async (answer: Refused): Promise<Tried> => {
    if (!parts.keepRefused)
      return { kind: "refused", status: await happened("refuse"), answer, letter };
    await happened("defer");
    return { kind: "gone" };
  };
  switch (outcome.kind) {
    case "accepted":
      return {
        kind: "accepted",
        status: await happened("accept", { reference: outcome.reference }),
      };
    case "refused":
      return refused(outcome);
    case "renew": {
      if (status.renewed) return refused({ status: 422, errors: [] });
      // Made of the content as well, so that a duplicated tab comes to the same one.
      const lead = { ...letter.lead, id: await world.idOf(`${identity(letter.lead)} again`) };
      await outbox.rewrite({ ...letter, lead }, { ...status, renewed: true });
      return tryOnce(parts, id, limitMs);
    }
    case "misplaced":
      return { kind: "waiting", status: await happened("defer", { misplaced: true }) };
    case "retry": {
      const held = outcome.waitMs ? { since: world.now(), ms: outcome.waitMs } : undefined;
      const facts = { tries: status.tries + 1, held, misplaced: false };
      return { kind: "waiting", status: await happened("defer", facts) };
    }
  }
}

/** Older than three days. A row "from the future" was kept under a wrong clock: its time starts now. */
async function isTooOld({ world, outbox, keptHere }: Parts, status: Status): Promise<boolean> {
  const age = world.now() - status.createdAt;
  if (age < -60_000)
    await outbox.change(status.id, row => row && { ...row, createdAt: world.now() });
  return age > expiresAfterMs && !keptHere.has(status.id);
}
