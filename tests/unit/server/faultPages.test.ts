import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faultPages } from "../../../src/server/faultPages";
import { fileHeaders } from "../../../src/server/fileHeaders";
import { newServer } from "../../../src/server/newServer";
import { siteFiles } from "../../../src/server/siteFiles";

const base = "/familiale-verzekering";
const ownPage = "<title>Er ging iets mis</title>";
let folder: string;
let app: FastifyInstance;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "faults-"));
  for (const [name, text] of [
    ["index.html", "<title>Start</title>"],
    ["500/index.html", ownPage],
  ] as const) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const headers = fileHeaders(folder, { scripts: [], connect: [] });
  const { notFound, failed } = faultPages(folder, headers);
  app = newServer(notFound);
  app.log.level = "silent";
  app.setErrorHandler(failed);
  for (const route of ["/stuk/", "/api/stuk"])
    app.get(base + route, (_, reply) => {
      reply.header("Cache-Control", "public, max-age=31536000, immutable");
      throw new Error("zoe@voorbeeld.example");
    });
  siteFiles(app, folder, headers);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (name: string) => app.inject({ url: base + name });

describe("what fails on the server", () => {
  it("has the site's page for it, 500, and is kept by nobody", async () => {
    const answer = await get("/stuk/");
    expect([answer.statusCode, answer.body]).toEqual([500, ownPage]);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  it("is a problem in JSON for a lead, without the message", async () => {
    const answer = await get("/api/stuk");
    expect(answer.statusCode).toBe(500);
    expect(answer.headers["content-type"]).toBe("application/problem+json");
    expect(answer.body).not.toContain("zoe@");
  });

  it("is said in a word when the page itself is gone", async () => {
    rmSync(path.join(folder, "500"), { recursive: true });
    const answer = await get("/stuk/");
    expect([answer.statusCode, answer.body]).toEqual([500, "500"]);
  });

  it("names no path of the machine when not even the headers can be made", async () => {
    const gone = path.join(folder, "weg");
    const { notFound, failed } = faultPages(gone, fileHeaders(gone, {}));
    const bare = newServer(notFound);
    bare.log.level = "silent";
    bare.setErrorHandler(failed);
    bare.get("/", () => Promise.reject(new Error(gone)));
    const answer = await bare.inject({ url: "/" });
    expect([answer.statusCode, answer.body]).toEqual([500, "500\n"]);
    await bare.close();
  });
});
