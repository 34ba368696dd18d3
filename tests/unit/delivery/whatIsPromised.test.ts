// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { expiresAfterMs } from "../../../src/delivery/outboxName";
import { sampleLead } from "../../support/inbox/sampleLead";
import { accepted, freshPage, type LeadHost, leadHost } from "../../support/leadHost";

let host: LeadHost;
const persist = vi.fn<() => Promise<boolean>>();
const navigatorStorage = Object.getOwnPropertyDescriptor(navigator, "storage");

beforeEach(async () => {
  host = await leadHost();
  await freshPage(host.origin);
  persist.mockReset().mockResolvedValue(false);
  Object.defineProperty(navigator, "storage", { configurable: true, value: { persist } });
});
afterEach(async () => {
  if (navigatorStorage) Object.defineProperty(navigator, "storage", navigatorStorage);
  else Reflect.deleteProperty(navigator, "storage");
  await host.close();
});

const send = async () => {
  const { sendLead } = await import("../../../src/delivery/sendLead");
  return sendLead(sampleLead({ id: "" }), []);
};

describe("lasting storage", () => {
  it("is asked for where a lead waits, and a no changes nothing", async () => {
    host.answers = [{ status: 503 }, { status: 404 }, accepted];
    vi.spyOn(Math, "random").mockReturnValue(0);
    expect(await send()).toEqual({ kind: "failed" });
    const { drainWaiting } = await import("../../../src/delivery/drainWaiting");
    await vi.waitFor(async () => {
      await drainWaiting();
      expect(persist).toHaveBeenCalled();
    });
    expect(await send()).toEqual({ kind: "accepted" });
    vi.restoreAllMocks();
  });

  it("is not asked for where none does", async () => {
    const { drainWaiting } = await import("../../../src/delivery/drainWaiting");
    await drainWaiting();
    expect(await send()).toEqual({ kind: "accepted" });
    expect(persist).not.toHaveBeenCalled();
  });
});

/** Every text of the site, by its key. */
const texts = Object.entries(
  Object.assign(
    {},
    ...readdirSync("locales/nl-BE")
      .filter(name => name.endsWith(".json"))
      .map(name => JSON.parse(readFileSync(path.join("locales/nl-BE", name), "utf8"))),
  ) as Record<string, string>,
);
const saying = (pattern: RegExp) =>
  texts.flatMap(([key, text]) => (typeof text === "string" && pattern.test(text) ? [key] : []));

describe("what texts say of what waits", () => {
  it("is three days, as long as the sender goes on", () => {
    expect(expiresAfterMs).toBe(3 * 24 * 3_600_000);
    expect(saying(/drie dagen/i)).toEqual(
      expect.arrayContaining(["cookies.outbox.howLong", "privacy.retention.device"]),
    );
  });

  it("promises no end before the next visit, which is what erases", () => {
    expect(saying(/(hoogstens|maximaal|ten laatste na) (drie|3)\sdagen/i)).toEqual([]);
    for (const key of ["cookies.outbox.howLong", "privacy.retention.device"])
      expect(Object.fromEntries(texts)[key]).toMatch(
        /Na drie dagen wissen we ze, bij uw eerstvolgende bezoek/,
      );
  });

  it("calls nothing safe, nor kept for good: a browser may clear its storage", () => {
    expect(
      saying(/\bveilig\b.*bewa|bewa\p{L}*.*\bveilig\b|blijft bewaard|[Bb]ewaard tot/u),
    ).toEqual([]);
  });
});
