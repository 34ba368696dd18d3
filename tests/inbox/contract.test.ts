import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Ajv2020 } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import Database from "libsql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { proof } from "../../src/delivery/proof";
import { bundledInbox } from "../support/inbox/bundledInbox";
import { postForm, postLead, type Said, send } from "../support/inbox/postLead";
import { sampleDocument, sampleLead } from "../support/inbox/sampleLead";

const api = JSON.parse(readFileSync("docs/lead-api.openapi.json", "utf8"));
const { responses } = api.paths["/leads"].post;
// "x-…" keys and keywords of OpenAPI are no JSON Schema: not strict.
const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as (to: Ajv2020) => void)(ajv);
ajv.addSchema(api, "api");

let inbox: Awaited<ReturnType<typeof bundledInbox>>;
beforeAll(async () => {
  inbox = await bundledInbox();
}, 180_000);
afterAll(() => inbox.stop());

/** The answer to a request whose body never comes. */
async function stalled(url: string): Promise<Said> {
  const headers = { "Content-Type": "application/json", "Content-Length": "10" };
  const asking = request(url, { method: "POST", headers });
  asking.flushHeaders();
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  const said = { status: answer.statusCode ?? 0, type: answer.headers["content-type"] ?? null };
  return { ...said, headers: new Headers(), body: JSON.parse(await text(answer)) };
}

/** Changes a store as another program does. */
function change(file: string, sql: string): void {
  const db = new Database(file);
  db.exec(sql);
  db.close();
}

/** Statuses and codes that the inbox gave, each checked against the file. */
const given = new Set<string>();
function check(answer: Said): void {
  const { status, body, headers } = answer;
  const documented = responses[status];
  expect(documented, `status ${status}`).toBeDefined();
  const [type = ""] = Object.keys(documented.content);
  expect(answer.type).toBe(type);
  const pointer = `/paths/~1leads/post/responses/${status}/content/${type.replace("/", "~1")}/schema`;
  const valid = ajv.validate({ $ref: `api#${pointer}` }, body);
  expect(valid ? [] : ajv.errors, JSON.stringify(body)).toEqual([]);
  for (const name of Object.keys(documented.headers ?? {})) expect(headers.get(name)).toBeTruthy();
  given.add(`${status} ${body.code ?? ""}`.trim());
}

interface Documented {
  "x-own-inbox"?: false;
  content: Record<string, { schema: { allOf?: { properties?: { code: { enum: string[] } } }[] } }>;
}

/** All that the file says of the site's own inbox. */
function documentedAnswers(): string[] {
  return Object.entries<Documented>(responses)
    .filter(([, response]) => response["x-own-inbox"] !== false)
    .flatMap(([status, { content }]) => {
      const [media] = Object.values(content);
      const codes = media?.schema.allOf?.[1]?.properties?.code.enum ?? [""];
      return codes.map(code => `${status} ${code}`.trim());
    });
}

it("gives each documented answer, as documented, and no other", { timeout: 120_000 }, async () => {
  const at = (name: string) => join(inbox.folder, name, "leads.sqlite");
  const { url } = await inbox.serve(at("contract"));
  const json = { "Content-Type": "application/json" };
  const lead = sampleLead();
  expect(ajv.validate({ $ref: "api#/components/schemas/Lead" }, lead)).toBe(true);
  check(await postLead(url, lead));
  check(await postLead(url, lead));
  check(await postLead(url, { ...lead, test: true }));
  check(await postLead(url, { ...sampleLead(), person: {} }));
  check(await send(url, { headers: json, body: "{" }));
  check(await send(url, { method: "GET" }));
  check(await send(url, { body: "text" }));
  check(await postLead(url, { ...sampleLead(), padding: "x".repeat(70_000) }));
  check(await send(url.replace("/api/", "/API/"), { headers: json, body: "{}" }));
  const { file, entry } = sampleDocument("a.pdf", new Uint8Array(100));
  check(await postForm(url, sampleLead({ documents: [entry] }), [file]));
  const form = new Blob(["--x--"]).stream();
  const chunked = { headers: { "Content-Type": "multipart/form-data; boundary=x" }, body: form };
  check(await send(url, { ...chunked, duplex: "half" } as RequestInit));
  check(await send(url, { headers: chunked.headers, body: "--" }));

  mkdirSync(join(inbox.folder, "public"));
  writeFileSync(join(inbox.folder, "public/config.json"), '{ "lead": { "timeoutMs": 100 } }');
  check(await stalled(url));
  writeFileSync(join(inbox.folder, "public/config.json"), '{ "lead": { "proof": true } }');
  check(await postLead(url, sampleLead()));
  const trapped = JSON.stringify(lead);
  const worked = await proof(trapped, { at: Date.now(), trapped: true });
  check(await send(url, { headers: { ...json, "X-Lead-Proof": worked }, body: trapped }));
  rmSync(join(inbox.folder, "public"), { recursive: true });

  process.env.LEADS_PER_HOUR = "1";
  const limited = await inbox.serve(at("limited"));
  delete process.env.LEADS_PER_HOUR;
  check(await postLead(limited.url, sampleLead()));
  check(await postLead(limited.url, sampleLead()));

  const spoiled = await inbox.serve(at("spoiled"));
  change(at("spoiled"), "DROP TABLE documents; DROP TABLE hand_overs; DROP TABLE leads");
  check(await postLead(spoiled.url, sampleLead()));

  const removed = await inbox.serve(at("removed"));
  rmSync(join(inbox.folder, "removed"), { recursive: true });
  check(await postLead(removed.url, sampleLead()));

  const kept = await inbox.serve(at("busy"));
  const writer = new Database(at("busy"));
  writer.exec("BEGIN IMMEDIATE");
  check(await postLead(kept.url, sampleLead()));
  writer.exec("ROLLBACK");
  writer.close();

  expect([...given].sort()).toEqual(documentedAnswers().sort());
});
