import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer } from "../../scripts/startServer.mjs";
import { rawRequest } from "../support/inbox/rawRequest";

const base = "/familiale-verzekering";
const page = "<!doctype html><title>Start</title>";
const script = "console.log(1);".repeat(50);
const files: Record<string, string | Uint8Array> = {
  "index.html": page,
  "404/index.html": "<title>Niet gevonden</title>",
  "500/index.html": "<title>Fout</title>",
  "stap/index.html": "<title>Stap</title>",
  "app-0123456789.js": script,
  "app-0123456789.js.br": brotliCompressSync(script),
  "app-0123456789.js.gz": gzipSync(script),
  "config.json": "{}",
  "places/0123.json": "[]",
  "met spatie.txt": "spatie",
  ".env": "SECRET=1",
  ".well-known/x.txt": "bekend",
  "stap/.git/config": "geheim",
};

let folder: string;
let host: ReturnType<typeof createServer>;
let tag: string;
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "site-"));
  writeFileSync(path.join(folder, "package.json"), "geheim");
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, "public", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  host = createServer((request, response) => {
    const { cookie = "", authorization = "" } = request.headers;
    response.setHeader("Set-Cookie", "a=b");
    response.writeHead(200, { "Content-Type": "text/javascript" });
    response.end(`${request.url}|${cookie}${authorization}`);
  });
  await new Promise<void>(done => host.listen(0, "127.0.0.1", done));
  tag = `http://localhost:${(host.address() as AddressInfo).port}/tag.js?id=1`;
  server = await startServer("site", { THIRD_PARTY_SCRIPTS: tag }, folder);
});
afterAll(async () => {
  await server.stop();
  host.close();
  rmSync(folder, { recursive: true });
});

const get = (name: string, init?: RequestInit) =>
  fetch(`${server.origin}${base}${name}`, { redirect: "manual", ...init });
/** As it is written: `fetch` would tidy the path. */
const raw = (target: string, ...headers: string[]) =>
  rawRequest(server.origin, `GET ${target}`, headers).answer;

describe("the server's files", () => {
  it.each([
    ["/", 200, "text/html; charset=utf-8", "public, max-age=0, must-revalidate"],
    ["/?makelaar=demo-001", 200, "text/html; charset=utf-8", "public, max-age=0, must-revalidate"],
    ["/stap/", 200, "text/html; charset=utf-8", "public, max-age=0, must-revalidate"],
    ["/config.json", 200, "application/json", "public, max-age=0, must-revalidate"],
    [
      "/app-0123456789.js",
      200,
      "text/javascript; charset=utf-8",
      "public, max-age=31536000, immutable",
    ],
    ["/places/0123.json", 200, "application/json", "public, max-age=31536000, immutable"],
    ["/met%20spatie.txt", 200, "text/plain; charset=utf-8", "public, max-age=0, must-revalidate"],
  ])("%s: %i %s, %s", async (name, status, type, caching) => {
    const answer = await get(name);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toBe(type);
    expect(answer.headers.get("cache-control")).toBe(caching);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("answer HEAD as GET, without the body", async () => {
    const [got, asked] = [await get("/"), await get("/", { method: "HEAD" })];
    expect(await got.text()).toBe(page);
    expect(await asked.text()).toBe("");
    for (const name of ["content-type", "content-length", "etag", "cache-control"])
      expect(asked.headers.get(name)).toBe(got.headers.get(name));
  });

  it("are not sent again to a browser that has them", async () => {
    const etag = (await get("/config.json")).headers.get("etag") ?? "";
    const conditional = (tag: string) => raw(`${base}/config.json`, `If-None-Match: ${tag}`);
    expect(await conditional(etag)).toMatch(/^HTTP\/1\.1 304 /);
    expect(await conditional('"other"')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("are sent in part on request", async () => {
    const part = await get("/", { headers: { Range: "bytes=0-8" } });
    expect([part.status, await part.text()]).toEqual([206, "<!doctype"]);
    expect(part.headers.get("content-range")).toBe(`bytes 0-8/${page.length}`);
    const beyond = await get("/", { headers: { Range: "bytes=9999-" } });
    expect(beyond.status).toBe(416);
  });

  it.each([
    ["br", "br"],
    ["gzip, deflate", "gzip"],
    ["identity", null],
  ])("are sent compressed to a browser that takes %s", async (accepted, encoding) => {
    const headers = { "Accept-Encoding": accepted };
    const answer = await get("/app-0123456789.js", { headers });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(answer.headers.get("vary")).toMatch(/accept-encoding/i);
    expect(await answer.text()).toBe(script);
  });

  it.each([
    ["/stap", "/stap/"],
    ["/stap?makelaar=demo-001&a=%20", "/stap/?makelaar=demo-001&a=%20"],
    ["", "/"],
    ["?utm_source=x", "/?utm_source=x"],
  ])("%s is redirected with its query", async (name, to) => {
    const answer = await get(name);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, base + to]);
  });
});

describe("what is not there", () => {
  it.each([
    "/nergens",
    "/.env",
    "/.well-known/x.txt",
    "/app-0123456789.js.br",
    "/stap/.git/config",
    "/../package.json",
    "/..%2fpackage.json",
    "/%2e%2e/package.json",
    "/stap/../../package.json",
    "/stap%2f..%2f..%2fpackage.json",
    "/..%5cpackage.json",
    "/stap//",
    "/%00",
    "/%",
    "/%E0%A4%A",
    "/STAP/",
    `/${"a".repeat(4000)}`,
  ])("%.30s has the page of that, and 404", async name => {
    const answer = await raw(base + name);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toMatch(/^content-type: text\/html; charset=utf-8$/im);
    expect(answer).not.toMatch(/immutable/);
  });

  it("is said with the site's own page, at the root of the host too", async () => {
    for (const target of [`${base}/nergens`, "/package.json", "//voorbeeld.example/"]) {
      const answer = await fetch(server.origin + target);
      expect([answer.status, await answer.text()]).toEqual([404, files["404/index.html"]]);
    }
  });

  it("is 405 for a form that was sent before the page was live", async () => {
    const answer = await get("/stap/", { method: "POST", body: new URLSearchParams("a=1") });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

describe("the proxy for scripts", () => {
  const through = (url: string) =>
    fetch(`${server.origin}/__third-party-proxy?url=${encodeURIComponent(url)}`, {
      headers: { Cookie: "secret=1", Authorization: "Basic eA==" },
    });

  it("fetches what is on its list, without cookies and credentials in either direction", async () => {
    const answer = await through(tag);
    expect([answer.status, await answer.text()]).toEqual([200, "/tag.js?id=1|"]);
    expect(answer.headers.get("content-type")).toBe("text/javascript");
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  it("fetches nothing else", async () => {
    for (const url of [`${tag}2`, tag.toUpperCase(), new URL("/", tag).href, "", "file:///etc"])
      expect((await through(url)).status).toBe(404);
  });
});
