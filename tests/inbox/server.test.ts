import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundleServer, serverBundle } from "../../scripts/bundleServer.mjs";
import { postLead } from "../support/inbox/postLead";
import { rawRequest } from "../support/inbox/rawRequest";
import { sampleLead } from "../support/inbox/sampleLead";

const folder = mkdtempSync(join(tmpdir(), "server-"));
beforeAll(() => bundleServer());
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

/** The inbox alone, in a process of its own; `origins` in the order in which they listen. */
async function start(env: Record<string, string>, listeners = 1) {
  const child = spawn(process.execPath, [serverBundle, "inbox"], {
    cwd: folder,
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", LEADS_STORE: "leads.sqlite", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exit = once(child, "exit");
  const server = { origins: [] as string[], log: "", child, exit };
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", data => {
      server.log += String(data);
      server.origins = [...server.log.matchAll(/listening at (http:[^"]+)/g)].map(
        ([, o = ""]) => o,
      );
    });
  await expect
    .poll(() => server.origins.length >= listeners || child.exitCode !== null, { timeout: 20_000 })
    .toBe(true);
  return server;
}
const leads = (origin: string) => `${origin}/familiale-verzekering/api/leads`;

describe("the server as a process", { timeout: 60_000 }, () => {
  it("names each wrong setting and does not listen", async () => {
    const { log, child } = await start({ PORT: "x", LEADS_PER_HOUR: "many" });
    expect(child.exitCode).toBe(1);
    expect(log).toMatch(/^PORT is "x"\. .*\nLEADS_PER_HOUR is "many"\. .*\n$/);
  });

  it("says whether it is alive and ready, and logs no word of a visitor", async () => {
    const server = await start({});
    const [origin = ""] = server.origins;
    for (const path of ["/health", "/ready"]) expect((await fetch(origin + path)).status).toBe(200);
    expect(await (await fetch(`${origin}/ready`)).json()).toMatchObject({ status: "ready" });
    const lead = sampleLead();
    expect((await postLead(`${leads(origin)}?email=zoe@voorbeeld.example`, lead)).status).toBe(201);
    expect((await postLead(leads(origin), { ...lead, person: {} })).status).toBe(422);
    await expect.poll(() => server.log).toMatch(/"outcome":"invalid"/);
    expect(server.log).toMatch(/"outcome":"stored","status":201,"ms":\d+/);
    expect(server.log).not.toMatch(/Zoë|voorbeeld\.example|127\.0\.0\.1:\d+"?,"?remote|email/);
    for (const line of server.log.trim().split("\n")) expect(() => JSON.parse(line)).not.toThrow();
    server.child.kill();
    expect(await server.exit).toEqual([0, null]);
  });

  it("is not ready while its store is gone", async () => {
    const server = await start({ LEADS_STORE: "gone/leads.sqlite" });
    const [origin = ""] = server.origins;
    rmSync(join(folder, "gone"), { recursive: true });
    const answer = await fetch(`${origin}/ready`);
    expect([answer.status, await answer.json()]).toMatchObject([503, { checks: { store: false } }]);
    expect((await fetch(`${origin}/health`)).status).toBe(200);
    server.child.kill();
    await server.exit;
  });

  it("finishes what is under way when it is told to end, and takes nothing new", async () => {
    const server = await start({});
    const [origin = ""] = server.origins;
    const lead = JSON.stringify(sampleLead());
    const post = request(leads(origin), {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Content-Length": Buffer.byteLength(lead),
        "Idempotency-Key": JSON.parse(lead).id,
      },
    });
    post.write(lead.slice(0, 100));
    // A request after it on the server's side: the head of the first is there.
    await fetch(`${origin}/health`);
    server.child.kill("SIGTERM");
    await expect.poll(() => server.log).toContain('"ending"');
    await expect.poll(() => fetch(`${origin}/health`).catch(() => "refused")).toBe("refused");
    post.end(lead.slice(100));
    const [answer] = await once(post, "response");
    expect(answer.statusCode).toBe(201);
    answer.resume();
    expect(await server.exit).toEqual([0, null]);
  });

  it("ends in time although somebody never finishes", async () => {
    const server = await start({});
    const [origin = ""] = server.origins;
    const stalled = rawRequest(leads(origin), "POST /familiale-verzekering/api/leads", [
      "Content-Type: application/json",
      "Content-Length: 1000",
    ]);
    await fetch(`${origin}/health`);
    server.child.kill("SIGTERM");
    const begun = performance.now();
    expect(await server.exit).toEqual([0, null]);
    expect(performance.now() - begun).toBeLessThan(13_000);
    await expect(stalled.answer).rejects.toThrow();
  });

  it("lets pages of the named origins send leads, and no others", async () => {
    const own = "https://www.voorbeeld.example";
    const server = await start({ LEADS_ORIGINS: own });
    const [origin = ""] = server.origins;
    const ask = (from: string) =>
      fetch(leads(origin), {
        method: "OPTIONS",
        headers: {
          Origin: from,
          "Access-Control-Request-Method": "POST",
          "Access-Control-Request-Headers": "idempotency-key,content-type",
        },
      });
    const allowed = await ask(own);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get("access-control-allow-origin")).toBe(own);
    expect(allowed.headers.get("access-control-allow-headers")).toMatch(/Idempotency-Key/);
    expect(
      (await ask("https://elders.example")).headers.get("access-control-allow-origin"),
    ).toBeNull();
    const refused = await fetch(leads(origin), { method: "POST", headers: { Origin: own } });
    expect(refused.status).toBe(415);
    expect(refused.headers.get("access-control-allow-origin")).toBe(own);
    expect(refused.headers.get("access-control-expose-headers")).toBe("Retry-After");
    server.child.kill();
    await server.exit;
  });

  it("counts for Prometheus, on a port of its own", async () => {
    const free = await start({});
    const port = new URL(free.origins[0] ?? "").port;
    free.child.kill();
    await free.exit;
    const server = await start({ METRICS_PORT: port }, 2);
    const [collected = "", origin = ""] = server.origins;
    expect(new URL(collected).port).toBe(port);
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
    await postLead(leads(origin), sampleLead());
    await postLead(leads(origin), {});
    const text = await (await fetch(`${collected}/metrics`)).text();
    for (const line of [
      'leads_total{outcome="stored"} 1',
      'leads_total{outcome="invalid"} 1',
      'http_request_duration_seconds_count{kind="lead",status="201"} 1',
      "lead_bytes_in_flight 0",
      'lead_handovers{state="waiting"} 0',
    ])
      expect(text).toContain(line);
    server.child.kill();
    await server.exit;
  });
});
