import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { officesFile } from "../../src/handover/officesFile";
import { openStore } from "../../src/inbox/stores/openStore";
import { desk, officeOf } from "../support/handover/handoverSample";
import { mailHost } from "../support/handover/mailHost";
import { webhookHost } from "../support/handover/webhookHost";
import { bundledInbox } from "../support/inbox/bundledInbox";
import { gather } from "../support/inbox/newLead";
import { postForm, postLead } from "../support/inbox/postLead";
import { sampleDocument, sampleLead } from "../support/inbox/sampleLead";

let inbox: Awaited<ReturnType<typeof bundledInbox>>;
beforeAll(async () => {
  inbox = await bundledInbox();
  mkdirSync(join(inbox.folder, "dist"));
  const offices = ["demo-001", "demo-002"].flatMap(id => officeOf(id) ?? []);
  writeFileSync(join(inbox.folder, "dist/offices.json"), officesFile(offices));
  mkdirSync(join(inbox.folder, "public"));
  const config = { promises: { copyByEmail: true } };
  writeFileSync(join(inbox.folder, "public/config.json"), JSON.stringify(config));
}, 180_000);
afterAll(() => inbox.stop());
afterEach(() => vi.unstubAllEnvs());

const patient = { timeout: 20_000 };
const secret = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;

describe("a server that hands over", { timeout: 60_000 }, () => {
  it("brings a posted lead to its office, the visitor and the webhook", async () => {
    const mails = await mailHost();
    const hook = await webhookHost();
    vi.stubEnv("LEADS_SMTP", mails.url);
    vi.stubEnv("LEADS_FROM", "Aanvragen <aanvragen@voorbeeld.example>");
    vi.stubEnv("LEADS_DESK", desk);
    vi.stubEnv("LEADS_WEBHOOK", hook.url);
    vi.stubEnv("LEADS_WEBHOOK_SECRET", secret);
    const served = await inbox.serve(join(inbox.folder, "sent", "leads.sqlite"));
    const { file, entry } = sampleDocument("polis.pdf", new Uint8Array([1, 2, 3]));
    const lead = sampleLead({ documents: [entry] });
    const { body } = await postForm(served.url, lead, [file]);
    await postLead(served.url, sampleLead({ test: true }));
    await expect
      .poll(() => mails.arrived.map(({ to }) => to.join()).sort(), patient)
      .toEqual([desk, "hallo@voorbeeldbrug.example", "zoe@voorbeeld.example"].sort());
    const letter = mails.arrived.find(({ to }) => to[0] === "hallo@voorbeeldbrug.example");
    expect(letter?.mail.subject).toContain(body.reference);
    expect(letter?.mail.attachments[0]?.content).toEqual(Buffer.from([1, 2, 3]));
    await expect.poll(() => hook.received.length, patient).toBe(1);
    expect(hook.received[0]?.headers["webhook-id"]).toBe(body.reference);
    await expect.poll(() => served.log().split('"done"').length - 1, patient).toBe(4);
    expect(served.log()).not.toMatch(/zoe@|Zoë|Hondt/);
    await served.kill();
    await mails.close();
    await hook.close();
  });

  it("finishes the letter that is under way when it is ended", async () => {
    const mails = await mailHost(() => "slow");
    vi.stubEnv("LEADS_SMTP", mails.url);
    vi.stubEnv("LEADS_FROM", "aanvragen@voorbeeld.example");
    vi.stubEnv("LEADS_DESK", desk);
    const file = join(inbox.folder, "ended", "leads.sqlite");
    const served = await inbox.serve(file);
    await postLead(served.url, sampleLead({ test: true }));
    await expect.poll(() => mails.arrived.length, patient).toBe(1);
    expect(await served.end()).toBe(0);
    const store = await openStore({ kind: "sqlite", file });
    expect(await gather(store.open())).toEqual([]);
    await store.close();
    await mails.close();
  });

  it.each([
    ["LEADS_SMTP", "smtp.voorbeeld.example", "LEADS_SMTP is of no use. Give an address such as"],
    ["LEADS_DESK", desk, "LEADS_DESK needs LEADS_SMTP and LEADS_FROM too."],
  ])("does not start with %s set to %s", async (name, value, told) => {
    vi.stubEnv(name, value);
    await expect(inbox.serve(join(inbox.folder, "wrong", "leads.sqlite"))).rejects.toThrow(told);
  });

  it("says where leads are when nobody is told of them", async () => {
    const served = await inbox.serve(join(inbox.folder, "kept", "leads.sqlite"));
    expect(served.log()).toContain("not sent on: set LEADS_SMTP or LEADS_WEBHOOK");
    await served.kill();
  });
});
