import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sampleDocument, sampleLead } from "../../support/inbox/sampleLead";
import {
  type Answer,
  accepted,
  freshPage,
  type LeadHost,
  leadHost,
  muchLater,
} from "../../support/leadHost";

let host: LeadHost;
let page: typeof import("../../../src/delivery/pageSender").pageSender;

beforeEach(async () => {
  // What a browser says of its connection; Node itself has no opinion.
  vi.stubGlobal("navigator", { onLine: true });
  // Chance decides how long a retry waits: here always the shortest. The page takes it in when it loads.
  vi.spyOn(Math, "random").mockReturnValue(0);
  host = await leadHost();
  await freshPage(host.origin);
  ({ pageSender: page } = await import("../../../src/delivery/pageSender"));
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await host.close();
});

const lead = sampleLead();
/** Keeps and sends; what a visitor's press does. */
async function send(documents: File[] = []) {
  const result = await page.send(await page.enqueue(lead, documents));
  return result.kind === "accepted" ? result.status.reference : result.kind;
}
/** One attempt, as a drain does. */
async function attempt() {
  await page.enqueue(lead, []);
  return (await page.drain()).map(({ kind }) => kind);
}
const keys = () => host.posts.map(({ headers }) => headers["idempotency-key"]);
const done = "AB12";

describe("send", () => {
  it("posts the lead as JSON under its key, without credentials", async () => {
    expect(await send()).toEqual(done);
    expect(host.posts).toHaveLength(1);
    const [post] = host.posts;
    expect(post?.path).toBe("/api/leads");
    expect(post?.headers).toMatchObject({
      "idempotency-key": await page.idOf(lead),
      "content-type": "application/json",
      accept: "application/json, application/problem+json",
    });
    expect(post?.headers).not.toHaveProperty("cookie");
    expect(JSON.parse(String(post?.body))).toEqual({ ...lead, id: await page.idOf(lead) });
  });

  it.each([301, 302, 303, 307, 308])("does not follow a %i to another address", async status => {
    const other = await leadHost();
    try {
      host.answers = [{ status, headers: { Location: `${other.origin}/api/leads` } }];
      expect(await attempt()).toEqual(["waiting"]);
      expect(await attempt()).toEqual(["waiting"]);
      expect([...other.asked, ...other.posts]).toEqual([]);
      expect(host.posts).toHaveLength(2);
    } finally {
      await other.close();
    }
  });

  it("posts files beside the lead, in order and byte for byte", async () => {
    const one = sampleDocument("polis één.pdf", new Uint8Array([0, 13, 10, 255]));
    const two = sampleDocument("foto.pdf", new Uint8Array([1]));
    expect(await send([one.file, two.file])).toEqual(done);
    const [post] = host.posts;
    const type = post?.headers["content-type"] ?? "";
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
    const form = await new Response(new Uint8Array(post?.body ?? []), {
      headers: { "Content-Type": type },
    }).formData();
    const part = form.get("lead") as File;
    expect(part.type).toBe("application/json");
    expect(JSON.parse(await part.text())).toMatchObject({ person: lead.person });
    const files = form.getAll("document") as File[];
    expect(files.map(file => [file.name, file.type])).toEqual([
      ["polis één.pdf", "application/pdf"],
      ["foto.pdf", "application/pdf"],
    ]);
    expect(new Uint8Array(await (files[0] as File).arrayBuffer())).toEqual(
      new Uint8Array([0, 13, 10, 255]),
    );
    expect(String(post?.body)).not.toMatch(/idempotency/i);
  });

  it.each<[string, Answer]>([
    ["a fault of the server", { status: 500 }],
    ["a busy server", { status: 503, headers: { "Retry-After": "0" } }],
    ["a portal's page", { status: 200, body: "<!doctype html>" }],
    ["a hung up connection", { silence: "hangUp" }],
    ["a first try still in flight", { status: 409, body: {} }],
  ])("tries again after %s, with the same key", async (_, answer) => {
    host.answers = [answer, answer, accepted];
    expect(await send()).toEqual(done);
    expect(new Set(keys()).size).toBe(1);
    expect(host.posts).toHaveLength(3);
  });

  it("gives up on a try that is not answered in time, and tries again", async () => {
    host.config = { lead: { timeoutMs: 100 } };
    host.answers = [{ silence: "wait" }, accepted];
    expect(await send()).toEqual(done);
    expect(host.posts).toHaveLength(2);
  });

  it("does not come back by itself before the time the server names; a press tries at once", async () => {
    host.answers = [muchLater, accepted];
    expect(await send()).toBe("waiting");
    expect(await attempt()).toEqual(["waiting"]);
    expect(host.posts).toHaveLength(1);
    expect(await send()).toEqual(done);
    expect(host.posts).toHaveLength(2);
  });

  it("tries a row once when it drains", async () => {
    host.answers = [{ status: 500 }, accepted];
    expect(await attempt()).toEqual(["waiting"]);
    expect(host.posts).toHaveLength(1);
  });

  it.each<[Answer, unknown]>([
    [{ status: 404 }, "waiting"],
    [{ status: 413 }, "refused"],
  ])("does not repeat what is answered with %j", async (answer, result) => {
    host.answers = [answer, accepted];
    expect(await send()).toEqual(result);
    expect(host.posts).toHaveLength(1);
  });
});

it("tries only once where the browser says that there is no connection", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  host.answers = [{ silence: "hangUp" }, accepted];
  expect(await send()).toBe("waiting");
  expect(host.posts).toHaveLength(1);
});

describe("the address", () => {
  it.each<[string, unknown]>([
    ["is missing", undefined],
    ["is a portal's page", "<!doctype html>"],
    ["is empty", ""],
    ["is a list", []],
    ["names an insecure address", { lead: { endpoint: "http://leads.voorbeeld.example/" } }],
    ["has nonsense for a section", { lead: "api/leads" }],
  ])("is not guessed when config.json %s: nothing is posted", async (_, config) => {
    host.config = config;
    expect(await attempt()).toEqual(["waiting"]);
    expect(host.posts).toEqual([]);
  });

  it("is not guessed when the host does not answer at all", async () => {
    await freshPage("http://localhost:1");
    ({ pageSender: page } = await import("../../../src/delivery/pageSender"));
    expect(await attempt()).toEqual(["waiting"]);
  });

  it("is used as soon as config.json can be read", async () => {
    host.config = undefined;
    await attempt();
    host.config = { lead: { endpoint: "elders/aanvragen" } };
    expect(await send()).toEqual(done);
    expect(host.posts.map(({ path }) => path)).toEqual(["/elders/aanvragen"]);
  });

  it("may be on another host", async () => {
    const other = await leadHost();
    host.config = { lead: { endpoint: `${other.origin}/v2/leads` } };
    expect(await send()).toEqual(done);
    expect(host.posts).toEqual([]);
    expect(other.posts.map(({ path }) => path)).toEqual(["/v2/leads"]);
    await other.close();
  });
});
