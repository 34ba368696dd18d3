// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sampleLead } from "../../support/inbox/sampleLead";
import { accepted, freshPage, type LeadHost, leadHost } from "../../support/leadHost";

// Pages of earlier tests still hear broadcasts, and have no texts to announce them with.
vi.mock("../../../src/sending/showNews", () => ({}));

let host: LeadHost;
let readConfirmation: typeof import("../../../src/delivery/confirmation").readConfirmation;

/** A lead that met a wrongly deployed host, on a page that lives on: no timer tries that one again. */
beforeEach(async () => {
  host = await leadHost();
  await freshPage(host.origin);
  const { sendLead } = await import("../../../src/delivery/sendLead");
  ({ readConfirmation } = await import("../../../src/delivery/confirmation"));
  host.answers = [{ status: 404 }];
  await sendLead(sampleLead({ id: "" }), []);
  host.answers = [accepted];
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await host.close();
});

const signs: Record<string, () => void> = {
  "the connection is back": () => window.dispatchEvent(new Event("online")),
  "the page is shown again": () => window.dispatchEvent(new Event("pageshow")),
  "the tab becomes visible": () => document.dispatchEvent(new Event("visibilitychange")),
};

it.each(Object.entries(signs))("when %s, what waits is sent", async (_, sign) => {
  const { drainLater } = await import("../../../src/sending/drainLater");
  vi.stubGlobal("requestIdleCallback", () => {});
  drainLater();
  expect(host.posts).toHaveLength(1);
  sign();
  await vi.waitFor(() => expect(readConfirmation()?.reference).toBe("AB12"));
  expect(host.posts).toHaveLength(2);
});

it("a page that has just come up sends what waits once it is idle", async () => {
  const { drainLater } = await import("../../../src/sending/drainLater");
  let idle = () => {};
  vi.stubGlobal("requestIdleCallback", (task: () => void) => {
    idle = task;
  });
  drainLater();
  expect(host.posts).toHaveLength(1);
  idle();
  await vi.waitFor(() => expect(readConfirmation()?.reference).toBe("AB12"));
});

it("a timer tries again what was not answered", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  const { pageSender } = await import("../../../src/delivery/pageSender");
  host.answers = [{ status: 500 }, accepted];
  const { drainWaiting } = await import("../../../src/delivery/drainWaiting");
  await drainWaiting();
  expect(await pageSender.nextDrain()).toBe(1000);
  await vi.waitFor(() => expect(readConfirmation()?.reference).toBe("AB12"), { timeout: 10_000 });
  vi.restoreAllMocks();
});
