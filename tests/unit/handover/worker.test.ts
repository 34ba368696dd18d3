import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Attempted } from "../../../src/handover/attemptHandover";
import { handoverState } from "../../../src/handover/handoverState";
import { type HandoverWorker, handoverWorker } from "../../../src/handover/handoverWorker";
import type { Send } from "../../../src/handover/senders";
import { mostAttempts, waitBefore } from "../../../src/handover/waitBefore";
import type { Channel } from "../../../src/inbox/stores/handOver";
import type { LeadStore } from "../../../src/inbox/stores/leadStore";
import { openStore } from "../../../src/inbox/stores/openStore";
import { gather, newLead } from "../../support/inbox/newLead";
import { sampleDocument, sampleLead } from "../../support/inbox/sampleLead";

const folder = mkdtempSync(join(tmpdir(), "handover-"));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

let store: LeadStore;
let count = 0;
const workers: HandoverWorker[] = [];
beforeEach(async () => {
  count += 1;
  store = await openStore({ kind: "sqlite", file: join(folder, `${count}.sqlite`) });
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop(0);
  await store.close();
});

async function add(channels: Channel[] = ["office"]): Promise<string> {
  const added = await store.add(newLead(sampleLead(), { channels }));
  return "reference" in added ? added.reference : "";
}

/** A worker on the store whose every way is `send`; what it told so far. */
function begin(send: Send | null, options: Partial<Parameters<typeof handoverWorker>[0]> = {}) {
  const told: Attempted[] = [];
  const worker = handoverWorker({
    store,
    senders: { office: send, desk: send, undelivered: null, copy: send, webhook: send },
    told: attempted => told.push(attempted),
    // Due again at once.
    random: () => 0,
    ...options,
  });
  workers.push(worker);
  return { worker, told };
}

const open = () => gather(store.open());

describe("the hand-over of stored leads", () => {
  it("sends each on each of its ways, once", async () => {
    const references = [await add(["office", "copy"]), await add(["desk", "webhook"])];
    const sent: string[] = [];
    const { told } = begin(async ({ reference }) => void sent.push(reference));
    await vi.waitFor(() => expect(told).toHaveLength(4));
    expect(sent.sort()).toEqual([...references, ...references].sort());
    expect(told.every(({ outcome }) => outcome === "done")).toBe(true);
    expect(await open()).toEqual([]);
  });

  it("hears of a new lead, without waiting for its next look", async () => {
    const { worker, told } = begin(async () => undefined, { pollMs: 3_600_000 });
    await add();
    worker.wake();
    await vi.waitFor(() => expect(told).toHaveLength(1));
  });

  it("brings the documents along, in order", async () => {
    const files = ["een.pdf", "twee.pdf"].map(name => sampleDocument(name, Buffer.from(name)));
    const uploads = files.map((_, i) => Buffer.from(["een.pdf", "twee.pdf"][i] ?? ""));
    const lead = sampleLead({ documents: files.map(({ entry }) => entry) });
    await store.add(newLead(lead, { uploads, channels: ["office"] }));
    const brought: string[] = [];
    begin(async ({ documents }) => {
      brought.push(...documents.map(bytes => Buffer.from(bytes).toString()));
    });
    await vi.waitFor(() => expect(brought).toEqual(["een.pdf", "twee.pdf"]));
  });

  it("tries again what did not arrive, with growing pauses, until it does", async () => {
    await add();
    let refusals = 3;
    const { told } = begin(async () => {
      refusals -= 1;
      if (refusals >= 0) throw Object.assign(new Error("550 <x@y.example>"), { responseCode: 450 });
    });
    await vi.waitFor(() => expect(told.at(-1)?.outcome).toBe("done"));
    expect(told.map(({ outcome }) => outcome)).toEqual(["again", "again", "again", "done"]);
    expect(told[0]?.error).toBe("450");
    const longest = [1, 2, 3, 8, 30].map(attempts => waitBefore(attempts, () => 1));
    expect(longest).toEqual([30_000, 60_000, 120_000, 3_600_000, 3_600_000]);
    expect(waitBefore(8, () => 0)).toBe(0);
  });

  it("gives up after about a day, says so, and begins anew when asked", async () => {
    const reference = await add();
    let broken = true;
    const { worker, told } = begin(async () => {
      if (broken) throw Object.assign(new Error("x"), { code: "ECONNREFUSED" });
    });
    await vi.waitFor(() => expect(told.at(-1)?.outcome).toBe("failed"), { timeout: 20_000 });
    expect(told).toHaveLength(mostAttempts);
    const hours = Array.from({ length: mostAttempts - 1 }, (_, i) => waitBefore(i + 1, () => 0.5));
    expect(hours.reduce((sum, ms) => sum + ms, 0) / 3_600_000).toBeCloseTo(24.5, 0);
    expect(await handoverState(store)).toEqual({ waiting: 0, overdue: 0, failed: 1, stuck: false });
    expect((await open())[0]).toMatchObject({ state: "failed", error: "ECONNREFUSED" });
    broken = false;
    await store.reopen(reference, new Date());
    worker.wake();
    await vi.waitFor(() => expect(told.at(-1)?.outcome).toBe("done"));
  });

  it("keeps what is to go on a way that is no longer set", async () => {
    await add(["webhook"]);
    const { told } = begin(null, { random: () => 1 });
    await vi.waitFor(() => expect(told[0]).toMatchObject({ outcome: "again", error: "NOT_SET" }));
    expect(await open()).toHaveLength(1);
  });

  it("does not send again when the store was busy for a moment", async () => {
    await add();
    let busy = 2;
    let sent = 0;
    const count: Send = async () => {
      sent += 1;
    };
    const done: LeadStore["done"] = async handOver => {
      busy -= 1;
      if (busy >= 0) throw new Error("busy");
      await store.done(handOver);
    };
    const patched = Object.assign(Object.create(store), { done }) as LeadStore;
    const { told } = begin(count, { store: patched });
    await vi.waitFor(() => expect(told[0]?.outcome).toBe("done"), { timeout: 5000 });
    expect(sent).toBe(1);
  });

  it("looks again after a store that could not be asked", async () => {
    await add();
    let broken = true;
    const claim: LeadStore["claim"] = async (...args) => {
      if (broken) throw new Error("unavailable");
      return store.claim(...args);
    };
    const patched = Object.assign(Object.create(store), { claim }) as LeadStore;
    const troubles: unknown[] = [];
    const troubled = (error: unknown) => void troubles.push(error);
    const { told } = begin(async () => undefined, { store: patched, troubled, pollMs: 20 });
    await vi.waitFor(() => expect(troubles.length).toBeGreaterThan(1));
    broken = false;
    await vi.waitFor(() => expect(told[0]?.outcome).toBe("done"));
  });
});

describe("the end of a process", () => {
  it("finishes what is under way and begins nothing more", async () => {
    for (let i = 0; i < 6; i += 1) await add();
    const finish: (() => void)[] = [];
    const { worker, told } = begin(() => new Promise(resolve => finish.push(resolve)));
    await vi.waitFor(() => expect(finish).toHaveLength(4));
    const stopped = worker.stop();
    for (const one of finish) one();
    await stopped;
    expect(told.map(({ outcome }) => outcome)).toEqual(Array(4).fill("done"));
    expect(await open()).toHaveLength(2);
  });

  it("breaks off what takes too long, for somebody else to try", async () => {
    await add();
    let began = false;
    const { worker, told } = begin((_, signal) => {
      began = true;
      return new Promise((_, reject) =>
        signal.addEventListener("abort", () => reject(signal.reason)),
      );
    });
    await vi.waitFor(() => expect(began).toBe(true));
    await worker.stop(20);
    expect(told).toMatchObject([{ outcome: "again", error: "AbortError" }]);
  });

  it("leaves what a dead one had claimed to others, when its lease is over", async () => {
    await add();
    const [claimed] = await store.claim(new Date(), 1, 300);
    expect(claimed?.attempts).toBe(1);
    const { told } = begin(async () => undefined, { pollMs: 50 });
    await vi.waitFor(() => expect(told[0]).toMatchObject({ outcome: "done", attempts: 2 }));
  });
});

it("what was due long ago and never tried is stuck", async () => {
  await add();
  expect((await handoverState(store)).stuck).toBe(false);
  const later = new Date(Date.now() + 20 * 60_000);
  expect(await handoverState(store, later)).toMatchObject({ waiting: 1, overdue: 1, stuck: true });
});
