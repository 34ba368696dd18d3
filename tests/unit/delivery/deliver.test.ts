import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sampleLead } from "../../support/inbox/sampleLead";
import { accepted, freshPage, type LeadHost, leadHost, muchLater } from "../../support/leadHost";

// This environment has no IndexedDB, like a browser that denies it: leads wait in memory.
let host: LeadHost;
let delivery: typeof import("../../../src/delivery/deliver");
let outbox: typeof import("../../../src/delivery/outbox");
let draft: typeof import("../../../src/draft/draftStore");
let readSent: typeof import("../../../src/delivery/sent").readSent;

beforeEach(async () => {
  host = await leadHost();
  await freshPage(host.origin);
  delivery = await import("../../../src/delivery/deliver");
  outbox = await import("../../../src/delivery/outbox");
  draft = await import("../../../src/draft/draftStore");
  ({ readSent } = await import("../../../src/delivery/sent"));
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await host.close();
});

const lead = () => sampleLead({ id: "" });
const keys = () => host.posts.map(({ headers }) => headers["idempotency-key"]);
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe("deliver", () => {
  it("when accepted keeps only the reference and the broker", async () => {
    expect(await delivery.deliver(lead(), [])).toEqual({ kind: "accepted" });
    expect(readSent()).toEqual({ reference: "AB12", brokerId: "demo-001" });
    expect(await outbox.waitingRows()).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual(["familiale:sent"]);
    expect(sessionStorage.getItem("familiale:sent")).not.toMatch(/zoe|D’Hondt|Gent/i);
  });

  it("gives the lead an id of its own, in the key and in the body", async () => {
    await delivery.deliver(lead(), []);
    const [key] = keys();
    expect(key).toMatch(uuid);
    expect(JSON.parse(String(host.posts[0]?.body)).id).toBe(key);
  });

  it("when not accepted keeps the lead and sends it later under the same key", async () => {
    host.answers = [muchLater, accepted];
    expect(await delivery.deliver(lead(), [])).toEqual({ kind: "failed" });
    expect(await outbox.waitingRows()).toHaveLength(1);
    expect(await delivery.deliverWaiting()).toEqual({ kind: "accepted" });
    expect(new Set(keys()).size).toBe(1);
    expect(readSent()?.reference).toBe("AB12");
    expect(await delivery.deliverWaiting()).toBeNull();
  });

  it("uses the same key when the same lead is sent again, and a new one for other content", async () => {
    host.answers = [muchLater];
    await delivery.deliver(lead(), []);
    await delivery.deliver({ ...lead(), submittedAt: "2026-11-28T08:00:00.000Z" }, []);
    expect(new Set(keys()).size).toBe(1);
    await delivery.deliver({ ...lead(), broker: null }, []);
    expect(new Set(keys()).size).toBe(2);
  });

  it("renews the key once when it is known with other content", async () => {
    host.answers = [{ status: 422, body: { code: "idempotency_key_reused" } }, accepted];
    expect(await delivery.deliver(lead(), [])).toEqual({ kind: "accepted" });
    expect(new Set(keys()).size).toBe(2);
    expect(JSON.parse(String(host.posts[1]?.body)).id).toBe(keys()[1]);
    expect(await outbox.waitingRows()).toEqual([]);
  });

  it("does not renew the key for ever", async () => {
    host.answers = [{ status: 422, body: { code: "idempotency_key_reused" } }];
    expect(await delivery.deliver(lead(), [])).toEqual({ kind: "failed" });
    expect(host.posts).toHaveLength(2);
  });

  it("when refused says why and lets go of the lead, since the answers are still in the form", async () => {
    const errors = [{ pointer: "/person/email", code: "email" }];
    host.answers = [{ status: 422, body: { errors } }];
    draft.saveAnswers("insuranceChoice", { formula: "uitgebreid" });
    expect(await delivery.deliver(lead(), [])).toEqual({
      kind: "failed",
      refused: { status: 422, errors },
    });
    expect(await outbox.waitingRows()).toEqual([]);
    expect(draft.getDraft().answers).toEqual({ insuranceChoice: { formula: "uitgebreid" } });
    expect(readSent()).toBeNull();
  });

  it("when refused later keeps the lead: it is the last copy of the answers", async () => {
    host.answers = [muchLater, { status: 413 }];
    await delivery.deliver(lead(), []);
    expect(await delivery.deliverWaiting()).toMatchObject({ refused: { status: 413 } });
    expect(await outbox.waitingRows()).toHaveLength(1);
  });

  it("keeps a lead that met a wrongly deployed host", async () => {
    host.answers = [{ status: 404 }];
    expect(await delivery.deliver(lead(), [])).toEqual({ kind: "failed" });
    expect(await outbox.waitingRows()).toHaveLength(1);
  });

  it("waits without alarm when the browser says that there is no connection", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    host.answers = [muchLater];
    expect(await delivery.deliver(lead(), [])).toEqual({ kind: "waiting" });
    expect(readSent()).toBeNull();
  });

  it("forgets an earlier confirmation as soon as a new request begins", async () => {
    await delivery.deliver(lead(), []);
    host.answers = [muchLater];
    await delivery.deliver({ ...lead(), broker: null }, []);
    expect(readSent()).toBeNull();
  });

  it("does not touch the answers about someone else when an old lead arrives", async () => {
    host.answers = [muchLater, accepted];
    await delivery.deliver(lead(), []);
    draft.saveAnswers("insuranceChoice", { formula: "advies" });
    await delivery.deliverWaiting();
    expect(draft.getDraft().answers).toEqual({ insuranceChoice: { formula: "advies" } });
    expect(await outbox.waitingRows()).toEqual([]);
  });
});

describe("the outbox in memory", () => {
  const hour = 3_600_000;

  it("gives the oldest lead first and erases those older than three days", async () => {
    await outbox.keepLead({ ...lead(), build: "new" }, [], 80 * hour);
    await outbox.keepLead({ ...lead(), build: "old" }, [], 0);
    await outbox.keepLead({ ...lead(), build: "mid" }, [], 20 * hour);
    const builds = async (now: number) =>
      (await outbox.waitingRows(now)).map(row => row.lead.build);
    expect(await builds(72 * hour)).toEqual(["old", "mid", "new"]);
    expect(await builds(72 * hour + 1)).toEqual(["mid", "new"]);
    expect(await builds(0)).toEqual(["mid", "new"]);
  });

  it("tells the newest waiting lead, and none when there is none", async () => {
    const { waitingLead } = await import("../../../src/delivery/waitingLead");
    expect(await waitingLead()).toBeNull();
    const now = Date.now();
    await outbox.keepLead({ ...lead(), build: "new" }, [], now);
    await outbox.keepLead({ ...lead(), build: "old" }, [], now - hour);
    expect((await waitingLead())?.lead.build).toBe("new");
  });

  it("keeps the files with their lead and removes both", async () => {
    const file = new File(["x"], "polis.pdf");
    const { id } = await outbox.keepLead(lead(), [file]);
    expect((await outbox.waitingRows())[0]?.documents).toEqual([file]);
    await outbox.removeRow(id);
    expect(await outbox.waitingRows()).toEqual([]);
  });

  it("makes ids of the same kind where the browser cannot", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { id } = await outbox.keepLead(lead(), []);
    vi.unstubAllGlobals();
    expect(id).toMatch(uuid);
  });
});
