import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { generate } from "selfsigned";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../src/inbox/stores/openStore";
import { couriers } from "../support/handover/couriers";
import { type MailTls, mailHost } from "../support/handover/mailHost";
import { gather, newLead } from "../support/inbox/newLead";
import { sampleLead } from "../support/inbox/sampleLead";

/** Reaches the server on this machine by an address that does not look like it. */
const elsewhere = "0.0.0.0";

let all: Awaited<ReturnType<typeof couriers>>;
let trusting: { NODE_EXTRA_CA_CERTS: string };
let pair: { key: string; cert: string };

beforeAll(async () => {
  all = await couriers();
  const altName = { type: 7 as const, ip: elsewhere };
  const made = await generate([{ name: "commonName", value: elsewhere }], {
    extensions: [
      { name: "basicConstraints", cA: true },
      { name: "subjectAltName", altNames: [altName] },
    ],
  });
  pair = { key: made.private, cert: made.cert };
  const file = join(all.folder, "authority.pem");
  writeFileSync(file, made.cert);
  trusting = { NODE_EXTRA_CA_CERTS: file };
}, 60_000);
afterAll(() => all.stop());

/** Hands one lead over by a server; what arrived there, and what is left to do. */
async function handOver(scheme: string, tls: MailTls | undefined, env = {}) {
  const host = await mailHost(undefined, tls && { tls });
  const file = join(all.folder, `${scheme}-${host.port}.sqlite`);
  const store = await openStore({ kind: "sqlite", file });
  await store.add(newLead(sampleLead(), { channels: ["desk"] }));
  const courier = await all.start(file, `${scheme}://${elsewhere}:${host.port}`, env);
  const open = () => gather(store.open());
  // Handed over, or tried in vain.
  const isOver = async () => (await open()).every(({ error }) => error !== null);
  await expect.poll(isOver, { timeout: 30_000 }).toBe(true);
  const [left] = await open();
  await all.kill(courier);
  await store.close();
  await host.close();
  return { arrived: host.arrived, left };
}

describe("a mail server with TLS", { timeout: 60_000 }, () => {
  it.each([
    ["smtps", true],
    ["smtp", false],
  ])("%s: takes the lead", async (scheme, secure) => {
    const { arrived, left } = await handOver(scheme, { ...pair, secure }, trusting);
    expect(arrived).toHaveLength(1);
    expect(left).toBeUndefined();
  });

  it.each([
    ["smtps", true],
    ["smtp", false],
  ])("%s: gets nothing when its certificate is not trusted", async (scheme, secure) => {
    const { arrived, left } = await handOver(scheme, { ...pair, secure });
    expect(arrived).toEqual([]);
    expect(left).toMatchObject({ state: "waiting" });
  });

  it("gets nothing when it offers no TLS, wherever it is", async () => {
    const { arrived, left } = await handOver("smtp", undefined, trusting);
    expect(arrived).toEqual([]);
    expect(left).toMatchObject({ state: "waiting" });
  });
});
