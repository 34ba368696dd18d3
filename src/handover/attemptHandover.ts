import type { Channel, ClaimedHandOver } from "../inbox/stores/handOver";
import type { LeadStore } from "../inbox/stores/leadStore";
import { faultName } from "./faultName";
import type { Send } from "./senders";
import { mostAttempts, waitBefore } from "./waitBefore";

export type HandoverStore = Pick<LeadStore, "claim" | "done" | "again" | "failed" | "documents">;

/** What became of an attempt, for logs and metrics; no personal data. */
export interface Attempted {
  channel: Channel;
  reference: string;
  attempts: number;
  /** `unsettled`: the store could not note it, so it is tried again when the lease is over. */
  outcome: "done" | "again" | "failed" | "unsettled";
  /** The name of what went wrong. */
  error: string | null;
  ms: number;
  /** When it is due again. */
  at: Date | null;
}

interface Terms {
  store: HandoverStore;
  senders: Record<Channel, Send | null>;
  signal: AbortSignal;
  random: () => number;
}

/** Sends one lead on and notes in the store what came of it; never rejects. */
export async function attemptHandover(one: ClaimedHandOver, terms: Terms): Promise<Attempted> {
  const { channel, reference, attempts } = one;
  const began = performance.now();
  const told = (outcome: Attempted["outcome"], error: string | null, at: Date | null = null) => ({
    ...{ channel, reference, attempts, outcome, error, at },
    ms: performance.now() - began,
  });
  const { store } = terms;
  const fault = await send(one, terms).then(() => null, faultName);
  try {
    if (fault === null) {
      await noted(() => store.done(one));
      return told("done", null);
    }
    if (attempts >= mostAttempts) {
      // An office whose mail server takes nothing for a day must not cost the visitor an answer.
      const instead = channel === "office" && terms.senders.undelivered ? "undelivered" : undefined;
      await noted(() => store.failed(one, fault, instead));
      return told("failed", fault);
    }
    const at = new Date(Date.now() + waitBefore(attempts, terms.random));
    await noted(() => store.again(one, at, fault));
    return told("again", fault, at);
  } catch (error) {
    return told("unsettled", fault ?? faultName(error));
  }
}

async function send({ channel, lead }: ClaimedHandOver, { store, senders, signal }: Terms) {
  const by = senders[channel];
  if (!by) throw Object.assign(new Error("This way is not set."), { code: "NOT_SET" });
  const documents: Uint8Array[] = [];
  if (channel !== "copy" && channel !== "webhook")
    for await (const { content } of store.documents(lead.reference)) documents.push(content);
  await by({ ...lead, documents }, signal);
}

const tries = 5;

/** A store that is busy for a moment must not cost a second letter. */
async function noted(note: () => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await note();
    } catch (error) {
      if (tried === tries) throw error;
      await new Promise(resolve => setTimeout(resolve, 200 * 2 ** tried));
    }
  }
}
