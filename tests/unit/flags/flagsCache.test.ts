// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clientKey, flagsHost, rollout } from "../../support/flagsHost";

let host: Awaited<ReturnType<typeof flagsHost>>;
beforeEach(async () => {
  host = await flagsHost({ "policy-upload": rollout(false) });
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await host.close();
});

/** A page just loaded reads the flags, with consent to experiments. */
async function page(remoteEval = false) {
  sessionStorage.clear();
  window.variants = {};
  vi.resetModules();
  const { readFlags } = await import("../../../src/flags/readFlags");
  await readFlags({ apiHost: host.origin, clientKey, remoteEval, streaming: false }, true);
  return import("../../../src/flags/decisions");
}

const entries = (): [string, unknown][] => JSON.parse(localStorage["familiale:flags"] ?? "[]");
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

it("asks the host again only for what is older than 60 s, and then behind the page's back", async () => {
  await page();
  await vi.waitFor(() => expect(entries()).toHaveLength(1));
  expect(host.asked).toHaveLength(1);

  later(59);
  expect((await page()).getFlag("policy-upload")).toBe(false);
  expect(host.asked).toHaveLength(1);

  host.features = { "policy-upload": rollout(true) };
  later(2);
  // What is kept shows at once; what is new is for the next page.
  expect((await page()).getFlag("policy-upload")).toBe(false);
  await vi.waitFor(() => expect(JSON.stringify(entries())).toContain('"defaultValue":true'));
  expect(host.asked).toHaveLength(2);
});

it("keeps at most ten answers, the newest", async () => {
  for (let visitor = 1; visitor <= 13; visitor++) {
    localStorage["familiale:visitor"] = `1000000000000000000${visitor}`;
    later(1);
    await page(true);
    await vi.waitFor(() =>
      expect(JSON.stringify(entries())).toContain(localStorage["familiale:visitor"]),
    );
    expect(entries().length).toBeLessThanOrEqual(10);
  }
  expect(host.asked).toHaveLength(13);
  expect(entries()).toHaveLength(10);
  expect(JSON.stringify(entries())).not.toContain("10000000000000000001\\");
});
