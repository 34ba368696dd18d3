import { correctDate } from "./correctDate";
import { identity } from "./identity";
import type { Outbox } from "./outbox";
import { expiresAfterMs } from "./outboxName";
import type { Platform } from "./platform";
import { postLead } from "./postLead";
import type { RefusalReply } from "./reply";
import type { Payload, Status } from "./row";
import { isEnded, type RowEvent } from "./transitions";

/** The result of an attempt to send a row. */
export type AttemptResult =
  | { kind: "accepted" | "expired"; status: Status }
  /** `payload` is what was refused; undefined when an earlier attempt already returned it. */
  | { kind: "refused"; status: Status; reply?: RefusalReply; payload?: Payload }
  | { kind: "waiting"; status: Status }
  /** Refused, but sent by another tab: the refusal is kept until its visitor claims it. */
  | { kind: "unclaimed"; status: Status }
  /** Another page, tab or worker of this device is sending it. */
  | { kind: "locked" }
  /** Erased by the visitor, or acknowledged by another page. */
  | { kind: "gone" };

interface Parts {
  platform: Platform;
  outbox: Outbox;
  /** Rows that do not expire. */
  addedHere: ReadonlySet<string>;
  /** Whether this tab sent a lead: only then it gets the refusal, with the answers. */
  isOwn: (id: string) => boolean;
}

/** What is left of a Retry-After, in ms. A clock that was set back does not prolong it. */
export function heldMs({ held }: Status, now: number): number {
  return held && now >= held.since ? Math.max(0, held.since + held.ms - now) : 0;
}

/**
 * Posts a row once and stores the result. Call it under the row's lock only (withRowLock). `pressed`: the
 * visitor asked for it, so a Retry-After does not hold it back.
 */
export async function attempt(
  parts: Parts,
  id: string,
  limitMs: number,
  pressed = false,
): Promise<AttemptResult> {
  const { platform, outbox } = parts;
  const status = await outbox.status(id);
  if (!status) return { kind: "gone" };
  if (isEnded(status.state)) return { kind: status.state as "accepted", status };
  if (await isTooOld(parts, status)) {
    return { kind: "expired", status: (await outbox.move(id, "expire")) ?? status };
  }
  if (status.refusal && !parts.isOwn(id)) return { kind: "unclaimed", status };
  const stands = heldMs(status, platform.now()) > 0 || status.unreadable;
  if (stands && !pressed && !status.refusal) return { kind: "waiting", status };
  const payload = await outbox.payload(id);
  if (!payload) {
    await outbox.remove(id);
    return { kind: "gone" };
  }
  // A reply counts even when the device can no longer store it.
  const moved = async (event: RowEvent, facts: Partial<Status> = {}): Promise<Status> => ({
    ...((await outbox.move(id, event, facts).catch(() => undefined)) ?? status),
    ...facts,
  });
  const refused = async (reply: RefusalReply): Promise<AttemptResult> =>
    parts.isOwn(id)
      ? { kind: "refused", status: await moved("refuse"), reply, payload }
      : { kind: "unclaimed", status: await moved("defer", { refusal: reply }) };
  if (status.refusal) return refused(status.refusal);
  await outbox.move(id, "send");
  const reply = await postLead(platform, payload, limitMs);
  switch (reply.kind) {
    case "accepted":
      return {
        kind: "accepted",
        status: await moved("accept", { reference: reply.reference }),
      };
    case "refused":
      return refused({
        status: reply.status,
        errors: reply.errors,
        ...(reply.bot && { bot: true }),
      });
    case "renew": {
      if (status.renewed) return refused({ status: 422, errors: [] });
      // Derived from the content as well, so that a duplicated tab gets the same one.
      const lead = { ...payload.lead, id: await platform.idOf(`${identity(payload.lead)} again`) };
      await outbox.rewrite({ ...payload, lead }, { ...status, renewed: true });
      return attempt(parts, id, limitMs, pressed);
    }
    case "misplaced":
      return { kind: "waiting", status: await moved("defer", { misplaced: true }) };
    case "unreadable":
      return { kind: "waiting", status: await moved("defer", { unreadable: reply.files }) };
    case "retry": {
      // Without a new Retry-After an earlier one still holds: a press may have come in between.
      const held = reply.waitMs ? { since: platform.now(), ms: reply.waitMs } : status.held;
      const facts = { tries: status.tries + 1, held, misplaced: false, unreadable: undefined };
      return { kind: "waiting", status: await moved("defer", facts) };
    }
  }
}

/** Older than three days, as far as this device's clock can be trusted. */
async function isTooOld({ platform, outbox, addedHere }: Parts, status: Status): Promise<boolean> {
  const right = correctDate(status, platform);
  if (right !== status) await outbox.change(status.id, row => row && correctDate(row, platform));
  return platform.now() - right.createdAt > expiresAfterMs && !addedHere.has(status.id);
}
