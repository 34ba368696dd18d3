import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask } from "../support/hosting/ask";
import { faultsOf } from "../support/hosting/conformance";
import { freePort } from "../support/hosting/freePort";
import { startCaddy } from "../support/hosting/startCaddy";

const leads = "/familiale-verzekering/api/leads";
const received: IncomingMessage[] = [];
const inbox = createServer(async (request, response) => {
  received.push(request);
  await text(request);
  response.writeHead(201, { "Content-Type": "application/json" }).end('{"reference":"AB"}');
});
let host: Awaited<ReturnType<typeof startCaddy>>;

beforeAll(async () => {
  const port = await freePort();
  inbox.listen(port, "127.0.0.1");
  host = await startCaddy(`http://127.0.0.1:${port}`);
});
afterAll(async () => {
  await host?.stop();
  inbox.close();
});

it("Caddy answers every file and wrong address as the manifest says", async () => {
  const { faults, checks, files } = await faultsOf(host.origin);
  process.stdout.write(`Caddy: ${files} files, ${checks} checks\n`);
  expect(faults).toEqual([]);
});

it("passes leads on, with the visitor's address, and nothing else", async () => {
  const headers = { "X-Forwarded-For": "8.8.8.8", Forwarded: "for=8.8.8.8" };
  expect((await ask(host.origin, leads, { method: "POST", body: "{}", headers })).status).toBe(201);
  expect(received.at(-1)?.headers["x-forwarded-for"]).toBe("127.0.0.1");
  expect(received.at(-1)?.headers.forwarded).toBeUndefined();
  const get = await ask(host.origin, leads);
  expect([get.status, get.headers.allow]).toEqual([405, "POST"]);
  expect((await ask(host.origin, `${leads}/x`, { method: "POST" })).status).not.toBe(201);
  expect((await ask(host.origin, "/robots.txt")).status).toBe(200);
  expect((await ask(host.origin, "/familiale-verzekeringen/")).status).toBe(404);
});
