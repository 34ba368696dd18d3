import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask } from "../support/hosting/ask";
import { faultsOf } from "../support/hosting/conformance";
import { freePort } from "../support/hosting/freePort";
import { startNginx } from "../support/hosting/startNginx";

const leads = "/familiale-verzekering/api/leads";
const received: { request: IncomingMessage; body: string }[] = [];
const inbox = createServer(async (request, response) => {
  received.push({ request, body: await text(request) });
  response.writeHead(201, { "Content-Type": "application/json" }).end('{"reference":"AB"}');
});
let host: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  const port = await freePort();
  inbox.listen(port, "127.0.0.1");
  host = await startNginx(
    `http://127.0.0.1:${port}`,
    "location = /familiale-verzekering/broken { error_page 500 $familiale_500; return 500; }",
  );
});
afterAll(async () => {
  await host?.stop();
  inbox.close();
});

describe("nginx with the files of npm run hosting", () => {
  it("answers every file and wrong address as the manifest says", async () => {
    const { faults, checks, files } = await faultsOf(host.origin);
    process.stdout.write(`nginx: ${files} files, ${checks} checks\n`);
    expect(faults).toEqual([]);
  });

  it("asks again instead of sending what a browser has", async () => {
    const first = await ask(host.origin, "/familiale-verzekering/");
    const again = await ask(host.origin, "/familiale-verzekering/", {
      headers: { "If-None-Match": String(first.headers.etag) },
    });
    expect(again.status).toBe(304);
    expect(again.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
  });

  it("shows the page for a failure with its status", async () => {
    const reply = await ask(host.origin, "/familiale-verzekering/broken");
    expect(reply.status).toBe(500);
    expect(reply.body.toString()).toContain("<h1");
    expect(reply.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  it("leaves the rest of the origin alone, but for the files of its root", async () => {
    expect((await ask(host.origin, "/")).status).not.toBe(200);
    expect((await ask(host.origin, "/familiale-verzekeringen/")).status).toBe(404);
    expect(
      (await ask(host.origin, "/__third-party-proxy?url=https%3A%2F%2Fa.example")).status,
    ).toBe(404);
    expect((await ask(host.origin, "/robots.txt")).body.toString()).toMatch(/^Sitemap: https:/m);
    expect((await ask(host.origin, "/.well-known/security.txt")).status).toBe(200);
  });

  it("passes leads on, with the visitor's address and not what the visitor wrote there", async () => {
    const reply = await ask(host.origin, leads, {
      method: "POST",
      body: "{}",
      headers: { "X-Forwarded-For": "8.8.8.8", Forwarded: "for=8.8.8.8" },
    });
    expect(reply.status).toBe(201);
    const { request, body } = received.at(-1) ?? {};
    expect(body).toBe("{}");
    expect(request?.headers["x-forwarded-for"]).toBe("127.0.0.1");
    expect(request?.headers.forwarded).toBeUndefined();
    expect(request?.url).toBe(leads);
  });

  it("passes nothing else on: other methods, paths around it, and too much", async () => {
    const before = received.length;
    const get = await ask(host.origin, leads);
    expect([get.status, get.headers.allow]).toEqual([405, "POST"]);
    const around = await ask(host.origin, `${leads}/x`, { method: "POST" });
    expect(around.status).toBe(404);
    const large = await ask(host.origin, leads, {
      method: "POST",
      headers: { "Content-Length": String(21 * 1024 * 1024) },
    }).catch(() => ({ status: 413 }));
    expect(large.status).toBe(413);
    expect(received).toHaveLength(before);
  });
});
