import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { officesFile } from "../../src/handover/officesFile";
import { mostAttempts } from "../../src/handover/waitBefore";
import type { Channel } from "../../src/inbox/stores/handOver";
import { openStore } from "../../src/inbox/stores/openStore";
import { desk, officeOf } from "../support/handover/handoverSample";
import { mailHost } from "../support/handover/mailHost";
import { bundledInbox } from "../support/inbox/bundledInbox";
import { gather, newLead } from "../support/inbox/newLead";
import { sampleDocument, sampleLead } from "../support/inbox/sampleLead";

const office = "hallo@voorbeeldbrug.example";
let inbox: Awaited<ReturnType<typeof bundledInbox>>;
beforeAll(async () => {
  inbox = await bundledInbox();
  mkdirSync(join(inbox.folder, "dist"));
  writeFileSync(
    join(inbox.folder, "dist/offices.json"),
    officesFile([officeOf("demo-001")].flatMap(one => one ?? [])),
  );
}, 180_000);
afterAll(() => inbox.stop());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const bytes = Buffer.from("een polis");

/** A store with a lead of two hours ago that was tried so many times. */
async function tried(name: string, attempts: number, channel: Channel) {
  const file = join(inbox.folder, name, "leads.sqlite");
  const store = await openStore({ kind: "sqlite", file });
  const { entry } = sampleDocument("polis.pdf", bytes);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 2 * 3_600_000 });
  const lead = sampleLead({ documents: [entry] });
  const added = await store.add(newLead(lead, { uploads: [bytes], channels: [channel] }));
  for (let turn = 0; turn < attempts; turn++)
    for (const one of await store.claim(new Date(), 1, 1000))
      await store.again(one, new Date(), "550");
  vi.useRealTimers();
  await store.close();
  return { file, reference: "reference" in added ? added.reference : "" };
}

/** A server that hands over by this mail server, and what it logs, by level. */
async function serve(file: string, url: string) {
  vi.stubEnv("LEADS_SMTP", url);
  vi.stubEnv("LEADS_FROM", "Aanvragen <aanvragen@voorbeeld.example>");
  vi.stubEnv("LEADS_DESK", desk);
  const served = await inbox.serve(file);
  const lines = (level: number) =>
    served
      .log()
      .split("\n")
      .filter(line => line.startsWith("{"))
      .map(line => JSON.parse(line))
      .filter(line => line.level === level);
  return { ...served, errors: () => lines(50), warnings: () => lines(40) };
}

const patient = { timeout: 20_000 };

describe("an office whose mail server refuses a lead to the end", { timeout: 60_000 }, () => {
  it("is told of in the log, and the desk gets the lead, with its documents", async () => {
    const { file, reference } = await tried("failed", mostAttempts - 1, "office");
    const mails = await mailHost(to => (to === office ? 550 : "take"));
    const served = await serve(file, mails.url);
    await expect.poll(() => mails.arrived.length, patient).toBe(1);
    const [letter] = mails.arrived;
    expect(letter?.to).toEqual([desk]);
    expect(letter?.mail.subject).toContain(reference);
    expect(letter?.mail.text).toContain(`een dag lang niet aan op ${office}`);
    expect(letter?.mail.attachments.map(({ content }) => content)).toEqual([bytes]);
    expect(served.errors()).toEqual([
      expect.objectContaining({
        reference,
        channel: "office",
        error: "550",
        attempts: mostAttempts,
      }),
    ]);
    expect(served.log()).not.toMatch(/zoe@|Zoë|Hondt|voorbeeldbrug/);
    await served.end();
    const store = await openStore({ kind: "sqlite", file });
    expect(await gather(store.open())).toMatchObject([{ channel: "office", state: "failed" }]);
    expect((await store.stats()).handOvers).toMatchObject([
      { channel: "office", state: "failed", count: 1 },
      { channel: "undelivered", state: "done", count: 1 },
    ]);
    await store.close();
    await mails.close();
  });

  it("leaves a line while it is tried for long, before it has failed", async () => {
    const { file, reference } = await tried("waiting", 3, "desk");
    const mails = await mailHost(() => 450);
    const served = await serve(file, mails.url);
    const waits = () => served.warnings().filter(({ msg }) => msg.includes("waits for long"));
    await expect
      .poll(waits, patient)
      .toEqual([expect.objectContaining({ reference, channel: "desk", minutes: 120 })]);
    expect(served.errors()).toEqual([]);
    await served.kill();
    await mails.close();
  });
});
