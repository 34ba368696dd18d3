import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { LeadStore } from "../../../../src/inbox/stores/leadStore";
import { openStore } from "../../../../src/inbox/stores/openStore";
import { gather, newLead } from "../../../support/inbox/newLead";
import { sampleLead } from "../../../support/inbox/sampleLead";
import { storeKinds } from "../../../support/inbox/storeKinds";

describe.each(storeKinds)("the outbox in $name", ({ begin, fresh, end }) => {
  let store: LeadStore;
  let other: LeadStore;
  beforeAll(begin);
  afterAll(end);
  beforeEach(async () => {
    const address = await fresh();
    store = await openStore(address);
    other = await openStore(address);
  });
  afterEach(() => Promise.all([store.close(), other.close()]));

  const minute = 60_000;
  /** So many ms from now, when all that was added is due. */
  const at = (ms: number) => new Date(Date.now() + 1000 + ms);
  const add = async (...channels: ("office" | "copy")[]) => {
    const added = newLead(sampleLead(), { channels });
    const { reference } = (await store.add(added)) as { reference: string };
    return { reference, lead: added.lead };
  };

  it("gives each hand-over to one, with its lead, and to another once the lease is over", async () => {
    const { reference, lead } = await add("office", "copy");
    expect(await store.claim(new Date(0), 10, minute)).toEqual([]);
    const [office, ...more] = await store.claim(at(0), 1, minute);
    expect(more).toEqual([]);
    expect(office).toMatchObject({
      reference,
      channel: "office",
      state: "waiting",
      attempts: 1,
      error: null,
    });
    expect(office?.lead).toEqual({ reference, receivedAt: expect.any(String), lead });
    expect((await other.claim(at(0), 10, minute)).map(({ channel }) => channel)).toEqual(["copy"]);
    expect(await store.claim(at(minute / 2), 10, minute)).toEqual([]);
    expect((await other.claim(at(2 * minute), 10, minute)).map(({ attempts }) => attempts)).toEqual(
      [2, 2],
    );
  });

  it("gives none to two, however many ask", async () => {
    for (let turn = 0; turn < 20; turn++) await add("office");
    const claimed = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => (turn % 2 ? store : other).claim(at(0), 3, minute)),
    );
    const ids = claimed.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await store.claim(at(0), 100, minute);
    expect(ids.length + rest.length).toBe(20);
  });

  it("keeps what became of an attempt", async () => {
    const { reference } = await add("office", "copy");
    const [office, copy] = await store.claim(at(0), 10, minute);
    if (!office || !copy) throw new Error("two were added");
    await store.done(copy);
    await store.again(office, at(5 * minute), "ECONNREFUSED");
    expect(await store.claim(at(2 * minute), 10, minute)).toEqual([]);
    expect(await store.stuck(at(minute))).toEqual({ waiting: 1, overdue: 0, failed: 0 });
    expect(await store.stuck(at(6 * minute))).toEqual({ waiting: 1, overdue: 1, failed: 0 });
    const [second] = await store.claim(at(6 * minute), 10, minute);
    expect(second).toMatchObject({ channel: "office", attempts: 2, error: "ECONNREFUSED" });
    if (second) await store.failed(second, "550");
    expect(await store.claim(at(60 * minute), 10, minute)).toEqual([]);
    expect(await gather(store.open())).toMatchObject([
      { reference, channel: "office", state: "failed", attempts: 2, error: "550" },
    ]);
    expect(await store.stuck(at(0))).toEqual({ waiting: 0, overdue: 0, failed: 1 });
  });

  it("begins another way with the end of one, once, and only for who has the lease", async () => {
    const { reference } = await add("office");
    const [slow] = await store.claim(at(0), 1, minute);
    const [office] = await other.claim(at(2 * minute), 1, minute);
    if (!slow || !office) throw new Error("one was added");
    await store.failed(slow, "slow", "undelivered");
    expect(await gather(store.open())).toHaveLength(1);
    await other.failed(office, "550", "undelivered");
    const [, undelivered] = await gather(store.open());
    expect(undelivered).toMatchObject({ channel: "undelivered", state: "waiting", attempts: 0 });
    await store.reopen(reference, at(0));
    for (const again of await store.claim(at(0), 10, minute))
      if (again.channel === "office") await store.failed(again, "550", "undelivered");
      else await store.done(again);
    expect(await gather(store.open())).toMatchObject([{ channel: "office", state: "failed" }]);
  });

  it("tells what has waited longest", async () => {
    expect(await store.longestWaiting()).toBeNull();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 90 * minute });
    const { reference } = await add("office");
    const since = new Date().toISOString();
    vi.useRealTimers();
    await add("office");
    expect(await store.longestWaiting()).toMatchObject({ reference, since, channel: "office" });
    const [first] = await store.claim(at(0), 1, minute);
    if (first) await store.done(first);
    expect((await store.longestWaiting())?.reference).not.toBe(reference);
  });

  it("is tried again when somebody says so, but never what arrived", async () => {
    const { reference } = await add("office", "copy");
    const [office, copy] = await store.claim(at(0), 10, minute);
    if (!office || !copy) throw new Error("two were added");
    await store.done(copy);
    await store.failed(office, "550");
    expect(await store.reopen("FV-none", at(0))).toBe(0);
    expect(await store.reopen(reference, at(0))).toBe(1);
    expect(await store.claim(at(minute), 10, minute)).toMatchObject([
      { channel: "office", attempts: 1 },
    ]);
    // Under way: left to who tries it.
    expect(await store.reopen(reference, at(minute))).toBe(0);
  });

  it("lets a lost lease decide nothing, except that it arrived", async () => {
    await add("office");
    const [slow] = await store.claim(at(0), 1, minute);
    const [fast] = await other.claim(at(2 * minute), 1, minute);
    if (!slow || !fast) throw new Error("one was added");
    await store.failed(slow, "slow");
    await store.again(slow, at(0), "slow");
    expect(await gather(store.open())).toMatchObject([{ state: "waiting", error: null }]);
    await store.done(slow);
    await other.again(fast, at(0), "fast");
    expect(await gather(store.open())).toEqual([]);
    expect(await other.claim(at(60 * minute), 1, minute)).toEqual([]);
  });

  it("shows what failed first, over several pages", async () => {
    await Promise.all(Array.from({ length: 502 }, () => add("office")));
    const last = (await store.claim(at(0), 1000, minute)).at(-1);
    if (last) await store.failed(last, "550");
    const all = await gather(store.open());
    expect(all).toHaveLength(502);
    expect(all[0]?.id).toBe(last?.id);
  });
});
