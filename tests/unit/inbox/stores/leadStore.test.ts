import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { LeadStore } from "../../../../src/inbox/stores/leadStore";
import { openStore } from "../../../../src/inbox/stores/openStore";
import type { StoreAddress } from "../../../../src/inbox/stores/storeAddress";
import { gather, newLead } from "../../../support/inbox/newLead";
import { sampleDocument, sampleLead } from "../../../support/inbox/sampleLead";
import { storeKinds } from "../../../support/inbox/storeKinds";

const bytes = (length: number, value: number) => new Uint8Array(length).fill(value);

describe.each(storeKinds)("a lead store in $name", ({ begin, fresh, end }) => {
  let address: StoreAddress;
  let store: LeadStore;
  beforeAll(begin);
  afterAll(end);
  beforeEach(async () => {
    address = await fresh();
    store = await openStore(address);
  });
  afterEach(() => store.close());

  it("stores a lead once and tells a replay its first reference", async () => {
    const added = newLead();
    const first = await store.add(added);
    expect(first).toEqual({ kind: "stored", reference: expect.stringMatching(/^FV-/) });
    const { reference } = first as { reference: string };
    expect(await store.add(added)).toEqual({ kind: "known", reference });
    const upper = {
      ...added.lead,
      id: added.lead.id.toUpperCase(),
      submittedAt: "2027-01-01T00:00:00.000Z",
    };
    expect(await store.add(newLead(upper))).toEqual({ kind: "known", reference });
    expect(await store.add(newLead({ ...added.lead, test: true }))).toEqual({ kind: "reused" });
    expect(await gather(store.leads())).toEqual([
      { reference, receivedAt: expect.stringMatching(/^2\d{3}-.*T.*\.\d{3}Z$/), lead: added.lead },
    ]);
    expect(await store.count()).toBe(1);
  });

  it("stores as many as there are, when the same come at once through two connections", async () => {
    const other = await openStore(address);
    const leads = Array.from({ length: 12 }, () => newLead(sampleLead(), { channels: ["office"] }));
    const outcomes = await Promise.all(
      [...leads, ...leads, ...leads].map((lead, index) => (index % 2 ? store : other).add(lead)),
    );
    expect(outcomes.filter(({ kind }) => kind === "stored")).toHaveLength(12);
    expect(outcomes.filter(({ kind }) => kind === "known")).toHaveLength(24);
    expect(await store.count()).toBe(12);
    expect(await gather(other.open())).toHaveLength(12);
    await other.close();
  });

  it("gives documents back byte for byte, whatever their names", async () => {
    const contents = [bytes(3_000_000, 7), new Uint8Array(), bytes(1, 0)];
    const names = ["polis é.pdf", "leeg", "nul\0\u{1F600}\u202E.pdf"];
    const documents = contents.map((content, at) => sampleDocument(names[at] ?? "", content).entry);
    const lead = sampleLead({ documents });
    const added = await store.add(newLead(lead, { uploads: contents }));
    const { reference } = added as { reference: string };
    const found = await gather(store.documents(reference));
    expect(
      found.map(({ content }) => Buffer.compare(content, contents.shift() ?? bytes(1, 1))),
    ).toEqual([0, 0, 0]);
    expect(found.map(({ name }) => name)).toEqual([
      names[0],
      names[1],
      "nul\uFFFD\u{1F600}\u202E.pdf",
    ]);
    expect(found.map(({ sha256 }) => sha256)).toEqual(documents.map(({ sha256 }) => sha256));
    const [stored] = await gather(store.leads({ reference }));
    expect(stored?.lead).toEqual(lead);
    expect(await gather(store.documents("FV-none"))).toEqual([]);
  });

  it("is the same after it was closed", async () => {
    const added = newLead();
    const { reference } = (await store.add(added)) as { reference: string };
    await store.close();
    store = await openStore(address);
    expect(await store.add(added)).toEqual({ kind: "known", reference });
    await store.ready();
  });

  it("limits new leads per client, and nothing else", async () => {
    const limit = { client: "192.0.2.1", perHour: 2 };
    const known = newLead();
    expect((await store.add(known, limit)).kind).toBe("stored");
    expect((await store.add(newLead(), limit)).kind).toBe("stored");
    const limited = await store.add(newLead(), limit);
    expect(limited).toEqual({ kind: "limited", wait: expect.any(Number) });
    const { wait } = limited as { wait: number };
    expect(wait).toBeGreaterThan(1_700_000);
    expect(wait).toBeLessThanOrEqual(1_800_000);
    expect((await store.add(known, limit)).kind).toBe("known");
    expect((await store.add(newLead(), { ...limit, client: "192.0.2.2" })).kind).toBe("stored");
    expect((await store.add(newLead())).kind).toBe("stored");
    expect(await store.count()).toBe(4);
  });

  it("limits requests apart from leads", async () => {
    const limit = { client: "2001:db8::", perHour: 3 };
    const waits: number[] = [];
    for (let turn = 0; turn < 4; turn++) waits.push(await store.ask(limit));
    expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
    expect(waits[3]).toBeGreaterThan(1_100_000);
    expect((await store.add(newLead(), limit)).kind).toBe("stored");
  });

  it("erases one lead, or older ones, with all that is theirs", async () => {
    const content = bytes(10, 1);
    const documents = [sampleDocument("a.pdf", content).entry];
    const references: string[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const added = newLead(sampleLead({ documents }), { uploads: [content], channels: ["desk"] });
      references.push(((await store.add(added)) as { reference: string }).reference);
    }
    const [first = "", second = "", third = ""] = references;
    expect(await gather(store.erase({ reference: "FV-none" }))).toEqual([]);
    expect(await gather(store.erase({ reference: second }))).toEqual([
      { reference: second, receivedAt: expect.any(String), documents: 1 },
    ]);
    expect(await gather(store.documents(second))).toEqual([]);
    expect((await gather(store.open())).map(({ reference }) => reference)).toEqual([first, third]);
    const before = new Date(Date.now() + 1000).toISOString();
    expect((await gather(store.erase({ before }))).map(({ reference }) => reference)).toEqual([
      first,
      third,
    ]);
    expect(await store.stuck(new Date())).toEqual({ waiting: 0, overdue: 0, failed: 0 });
    expect(await gather(store.leads())).toEqual([]);
  });

  it("counts per day, office, formula and hand-over", async () => {
    for (const channels of [["office"], ["office", "copy"], ["desk"]] as const)
      await store.add(newLead(sampleLead(), { channels: [...channels] }));
    await store.add(newLead(sampleLead({ broker: null })));
    const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Brussels" }).format(
      new Date(),
    );
    expect(await store.stats()).toEqual({
      leads: 4,
      days: [{ day, leads: 4 }],
      offices: [
        { office: "demo-001", name: "Kantoor Voorbeeldbrug", leads: 3 },
        { office: null, name: null, leads: 1 },
      ],
      formulas: [{ formula: "uitgebreid", leads: 4 }],
      handOvers: [
        { channel: "copy", state: "waiting", count: 1 },
        { channel: "desk", state: "waiting", count: 1 },
        { channel: "office", state: "waiting", count: 2 },
      ],
    });
  });

  it("reads more than a page, each lead once", async () => {
    const added = Array.from({ length: 510 }, () => newLead());
    await Promise.all(added.map(lead => store.add(lead)));
    const found = (await gather(store.leads())).map(({ lead }) => lead.id);
    expect(found.sort()).toEqual(added.map(({ lead }) => lead.id).sort());
  });
});
