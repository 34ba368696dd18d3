import type { IncomingMessage } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Allowance } from "../../../src/inbox/allowance";
import { clientOf } from "../../../src/inbox/clientOf";
import { inboxSettings } from "../../../src/inbox/inboxSettings";
import { send } from "../../support/inbox/postLead";
import { readLeads } from "../../support/inbox/readLeads";
import { sampleLead } from "../../support/inbox/sampleLead";
import { startInbox } from "../../support/inbox/startInbox";

describe("who sent a request", () => {
  const sender = (remote: string, headers: Record<string, string>, proxies = "", header = "") =>
    clientOf(
      { socket: { remoteAddress: remote }, headers } as unknown as IncomingMessage,
      inboxSettings({ LEADS_TRUSTED_PROXIES: proxies, LEADS_PROXY_HEADER: header }),
    ).key;
  const xff = (value: string) => ({ "x-forwarded-for": value });

  it.each([
    ["no header of strangers", "203.0.113.9", xff("198.51.100.1"), "", "203.0.113.9"],
    ["the word of a proxy", "10.0.0.1", xff("198.51.100.1"), "10.0.0.0/8", "198.51.100.1"],
    [
      "no invention before it",
      "10.0.0.1",
      xff("1.1.1.1, 198.51.100.1"),
      "10.0.0.1",
      "198.51.100.1",
    ],
    ["a chain of proxies", "10.0.0.1", xff("198.51.100.1, 10.0.0.2"), "10.0.0.0/8", "198.51.100.1"],
    ["mapped addresses", "::ffff:10.0.0.1", xff("::ffff:198.51.100.1"), "10.0.0.1", "198.51.100.1"],
    ["a port", "10.0.0.1", xff("198.51.100.1:4711"), "10.0.0.1", "198.51.100.1"],
    ["the proxy, when it says nothing", "10.0.0.1", {}, "10.0.0.1", "10.0.0.1"],
    ["the proxy, when it talks nonsense", "10.0.0.1", xff("nobody"), "10.0.0.1", "10.0.0.1"],
    ["no other header", "10.0.0.1", { forwarded: "for=1.1.1.1" }, "10.0.0.1", "10.0.0.1"],
    ["an IPv6 proxy", "fd00::1", xff("198.51.100.1"), "10.0.0.0/8, fd00::/8", "198.51.100.1"],
  ])("believes %s", (_, remote, headers, proxies, expected) => {
    expect(sender(remote, headers as Record<string, string>, proxies)).toBe(expected);
  });

  it.each([
    ["for=198.51.100.1;proto=https", "198.51.100.1"],
    ['for=1.1.1.1, proto=http;For="198.51.100.1:80"', "198.51.100.1"],
    ['for="[2001:db8:1:2:3::4]:80"', "2001:db8:1:2"],
    ["for=_hidden", "10.0.0.1"],
  ])("reads Forwarded: %s", (forwarded, expected) => {
    const key = sender("10.0.0.1", { forwarded, ...xff("1.1.1.1") }, "10.0.0.1", "Forwarded");
    expect(key).toBe(expected.includes("db8") ? "8193:3512:1:2" : expected);
  });

  it("takes a /64 of IPv6 for one sender", () => {
    const [a, b, c] = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::2", "2001:db8:1:3::1"].map(address =>
      sender(address, {}),
    );
    expect(a).toBe(b);
    expect(a).not.toBe(c);
  });
});

describe("settings of the environment", () => {
  it.each([
    [{ LEADS_PER_HOUR: "many" }, /LEADS_PER_HOUR is "many"\. Give a whole number/],
    [
      { LEADS_TRUSTED_PROXIES: "10.0.0.1, proxy" },
      /is "10\.0\.0\.1, proxy"\. Give addresses or ranges/,
    ],
    [{ LEADS_TRUSTED_PROXIES: "10.0.0.0/99" }, /is "10\.0\.0\.0\/99"/],
    [{ LEADS_PROXY_HEADER: "x-real-ip" }, /Use x-forwarded-for or forwarded/],
  ])("are refused with their repair: %j", (from, message) => {
    expect(() => inboxSettings(from)).toThrow(message);
  });
});

describe("an allowance", () => {
  it("is used up at once and comes back little by little", () => {
    const allowance = new Allowance();
    for (let lead = 0; lead < 6; lead++) {
      expect(allowance.wait("a", 6, 0)).toBe(0);
      allowance.count("a", 6, 0);
    }
    expect(allowance.wait("a", 6, 0)).toBe(600_000);
    expect(allowance.wait("b", 6, 0)).toBe(0);
    expect(allowance.wait("a", 6, 599_000)).toBe(1000);
    expect(allowance.wait("a", 6, 600_000)).toBe(0);
  });

  it("remembers ten thousand senders at most, and none for longer than an hour", () => {
    const allowance = new Allowance();
    for (let sender = 0; sender < 30_000; sender++) allowance.count(String(sender), 1, 0);
    expect(allowance.size).toBe(10_000);
    expect(allowance.wait("29999", 1, 0)).toBeGreaterThan(0);
    for (let sender = 0; sender < 3; sender++) allowance.count("later", 10, 3_600_001);
    expect(allowance.size).toBe(1);
  });
});

describe("the inbox with a limit", () => {
  let inbox: Awaited<ReturnType<typeof startInbox>>;
  beforeAll(async () => {
    inbox = await startInbox();
    process.env.LEADS_TRUSTED_PROXIES = "127.0.0.1";
  });
  afterEach(() => {
    delete process.env.LEADS_PER_HOUR;
  });
  afterAll(() => {
    delete process.env.LEADS_TRUSTED_PROXIES;
    return inbox.stop();
  });

  const post = (address: string, lead: { id: string }) =>
    send(inbox.url, {
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": lead.id,
        "X-Forwarded-For": address,
      },
      body: JSON.stringify(lead),
    });

  it("stores so many leads of one sender, and says when to come again", async () => {
    process.env.LEADS_PER_HOUR = "3";
    const leads = Array.from({ length: 8 }, () => sampleLead());
    const answers = await Promise.all(leads.map(lead => post("198.51.100.7", lead)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(refused).toHaveLength(5);
    for (const { headers, body } of refused) {
      expect(body.code).toBe("too_many");
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(1100);
    }
    expect(readLeads(inbox.db)).toHaveLength(3);
    expect((await post("198.51.100.8", sampleLead())).status).toBe(201);
  });

  it("still answers for what it has stored", async () => {
    process.env.LEADS_PER_HOUR = "1";
    const lead = sampleLead();
    const first = await post("198.51.100.9", lead);
    expect((await post("198.51.100.9", sampleLead())).status).toBe(429);
    expect(await post("198.51.100.9", lead)).toMatchObject({ status: 200, body: first.body });
  });

  it("listens to ten requests per lead, without reading more", async () => {
    process.env.LEADS_PER_HOUR = "1";
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn++) {
      const { status } = await post("198.51.100.10", { id: "x" });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
  });

  it("does not hold for this machine unless somebody set one, and 0 is none", async () => {
    for (let turn = 0; turn < 70; turn++) {
      const lead = sampleLead();
      expect((await post("127.0.0.1", lead)).status).toBe(201);
    }
    process.env.LEADS_PER_HOUR = "0";
    expect((await post("198.51.100.7", sampleLead())).status).toBe(201);
  });
});
