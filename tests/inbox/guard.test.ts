import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { bundledInbox, type ServedInbox } from "../support/inbox/bundledInbox";
import { postForm, postLead, send } from "../support/inbox/postLead";
import { type RawRequest, rawRequest } from "../support/inbox/rawRequest";
import { sampleDocument, sampleLead } from "../support/inbox/sampleLead";

let inbox: Awaited<ReturnType<typeof bundledInbox>>;
let served: ServedInbox;
const open: RawRequest[] = [];
const patience = (timeoutMs: number) =>
  writeFileSync(join(inbox.folder, "public/config.json"), JSON.stringify({ lead: { timeoutMs } }));
beforeAll(async () => {
  inbox = await bundledInbox();
  mkdirSync(join(inbox.folder, "public"));
  patience(120_000);
  served = await inbox.serve(join(inbox.folder, "guard", "leads.sqlite"));
}, 180_000);
afterEach(() => {
  for (const request of open.splice(0)) request.close();
});
afterAll(() => inbox.stop());

const api = "/familiale-verzekering/api";
const megabyte = 1024 * 1024;
const length = (bytes: number) => `Content-Length: ${bytes}`;
const form = "Content-Type: multipart/form-data; boundary=x";
const part = (name: string, content = "") =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
function raw(first: string, ...headers: string[]): RawRequest {
  const request = rawRequest(served.url, first, headers);
  open.push(request);
  return request;
}
const statusOf = async ({ answer }: RawRequest) => Number((await answer).split(" ")[1]);

describe("the first lines of a request decide whether its body is read", () => {
  // Each announces a body that never comes: whoever waits for it gives no answer.
  it.each([
    [`PUT ${api}/leads`, form, 150 * megabyte, 405],
    [`PATCH ${api}/leads`, "Content-Type: multipart/mixed; boundary=x", 150 * megabyte, 405],
    [`DELETE ${api}/leads`, "Content-Type: application/json", 1000, 405],
    [`POST /familiale-verzekering/API/leads`, form, 1000, 404],
    [`POST ${api}/%6ceads`, form, 1000, 404],
    [`POST http://localhost${api}/leads`, form, 1000, 404],
    [`POST ${api}/leads`, "Content-Type: MultiPart/Form-Data; boundary=x", 150 * megabyte, 413],
    [`POST ${api}/leads`, "Content-Type: multipart/mixed; boundary=x", 1000, 415],
    [`POST ${api}/leads`, "Content-Type: text/plain", 1000, 415],
    [`POST ${api}/leads`, "Content-Type: application/json", 65_537, 413],
  ])("%s, %s, %i bytes: %i", async (first, type, bytes, status) => {
    expect(await statusOf(raw(first, type, length(bytes)))).toBe(status);
  });

  // The body is thrown away as it comes.
  it.each([
    ["PUT", "/anything"],
    ["POST", "/anything/else"],
    ["POST", "/LEADS"],
    ["POST", "/leads/"],
    ["POST", "//leads"],
    ["POST", "/leads%2F"],
  ])("%s %s keeps nothing of 150 MB", async (method, path) => {
    const before = served.peak();
    const body = part("document", "x".repeat(150 * megabyte));
    const { status } = await send(`${new URL(api, served.url)}${path}`, {
      method,
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
      body: `${body}--x--`,
    });
    expect(status).toBe(404);
    expect(served.peak() - before).toBeLessThan(60 * megabyte);
  });

  it("asks the limit of the address first", async () => {
    process.env.LEADS_PER_HOUR = "1";
    const limited = await inbox.serve(join(inbox.folder, "limited", "leads.sqlite"));
    delete process.env.LEADS_PER_HOUR;
    for (let turn = 0; turn < 10; turn++) await send(limited.url, { method: "GET" });
    const request = rawRequest(limited.url, `POST ${api}/leads`, [form, length(19 * megabyte)]);
    open.push(request);
    expect(await statusOf(request)).toBe(429);
    await limited.kill();
  });
});

describe("bodies in memory", () => {
  it("are at most three of the largest, and leave room again", async () => {
    const size = 19 * megabyte;
    let refused = 0;
    await new Promise<void>(resolve => {
      for (let sender = 0; sender < 12; sender++) {
        const request = raw(`POST ${api}/leads`, form, length(size + 1));
        statusOf(request).then(
          status => {
            if (status === 503) refused += 1;
            if (refused === 9) resolve();
          },
          // Those that were not refused are closed below.
          () => undefined,
        );
        request.send(new Uint8Array(size)).catch(() => undefined);
      }
    });
    expect((await postLead(served.url, sampleLead())).status).toBe(201);
    for (const request of open) request.close();
    const { file, entry } = sampleDocument("x.pdf", new Uint8Array(9 * megabyte));
    const lead = sampleLead({ documents: [entry] });
    const status = async () => (await postForm(served.url, lead, [file])).status;
    let last = await status();
    // The server hears of a closed connection in its own time.
    while (last === 503) last = await status();
    expect(last).toBe(201);
  });

  it.each([
    ["application/json", 1000],
    ["multipart/form-data; boundary=x", 19 * megabyte],
  ])("wait for a slow sender of %s no longer than a visitor would", async (type, bytes) => {
    const patienceMs = 500;
    patience(patienceMs);
    const begun = performance.now();
    const request = raw(`POST ${api}/leads`, `Content-Type: ${type}`, length(bytes));
    const drip = setInterval(() => request.send("-").catch(() => undefined), 50);
    const answer = await request.answer.finally(() => clearInterval(drip));
    patience(120_000);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/^connection: close$/im);
    expect(performance.now() - begun).toBeGreaterThan(patienceMs - 50);
  });
});

describe("a form", () => {
  const post = (body: string, type = "multipart/form-data; boundary=x") =>
    send(served.url, { headers: { "Content-Type": type }, body });

  it("of 300,000 empty parts keeps nobody waiting", async () => {
    const many = post(`${part("a").repeat(300_000)}--x--\r\n`);
    const begun = performance.now();
    expect((await send(served.url, { method: "GET" })).status).toBe(405);
    expect(await many).toMatchObject({ status: 413, body: { code: "too_large" } });
    expect(performance.now() - begun).toBeLessThan(2500);
  });

  it.each<[string, string, string?]>([
    ["without a boundary", part("lead", "{}"), "multipart/form-data"],
    ["with another boundary", part("lead", "{}"), "multipart/form-data; boundary=y"],
    ["that breaks off in a part", "--x\r\nContent-Disposition: form-data; name=lead\r\n\r\n{"],
    ["that breaks off in a head", '--x\r\nContent-Disposition: form-data; name="lead"'],
    ["that breaks off between parts", part("lead", "{}")],
    ["without heads", "--x\r\n\r\n{}\r\n--x--"],
    ["with a head without a name", "--x\r\nContent-Type: a/b\r\n\r\n{}\r\n--x--"],
    ["with an endless head", `--x\r\n${"A: b\r\n".repeat(100_000)}`],
    ["of nothing", ""],
    ["of something else", "lead={}"],
  ])("%s is 400, in our own words", async (_, body, type) => {
    expect(await post(body, type)).toMatchObject({
      status: 400,
      type: "application/problem+json",
      body: { code: "not_form" },
    });
  });

  it("with files of any name is taken: the lead's names count", async () => {
    for (const name of [
      'a "b".pdf',
      "polis%0A2.pdf",
      "a%22.pdf",
      "a\nb\r\nc.pdf",
      "a;b\\c/d.pdf",
    ]) {
      const { file, entry } = sampleDocument(name, new Uint8Array([1, 2, 3]));
      const lead = sampleLead({ documents: [entry] });
      expect([name, (await postForm(served.url, lead, [file])).status]).toEqual([name, 201]);
    }
  });
});
