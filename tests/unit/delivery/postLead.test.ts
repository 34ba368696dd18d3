import { describe, expect, it, vi } from "vitest";
import type { Platform } from "../../../src/delivery/platform";
import { postLead } from "../../../src/delivery/postLead";
import { configDefaults } from "../../support/configDefaults";
import { sampleLead } from "../../support/inbox/sampleLead";
import { platformWith } from "../../support/platformWith";

const lead = sampleLead();
const payload = { id: lead.id, lead, documents: [] };
const post = () =>
  vi.fn<Platform["fetch"]>(async () => Response.json({ reference: "AB12" }, { status: 201 }));

describe("one post", () => {
  it("sends no cookies along and is answered by no cache", async () => {
    const fetch = post();
    expect(await postLead(platformWith({ fetch }), payload, 1000)).toMatchObject({
      kind: "accepted",
    });
    expect(fetch.mock.calls).toEqual([
      ["/api/leads", expect.objectContaining({ credentials: "omit", cache: "no-store" })],
    ]);
  });

  it.each([
    [100, 5000, [5000, 100]],
    [9000, 5000, [5000]],
    [5000, 5000, [5000]],
  ])(
    "with %i ms in config.json and %i of patience ends at the shorter one",
    async (timeoutMs, patience, limits) => {
      const sleep = vi.fn<Platform["sleep"]>(() => new Promise(() => undefined));
      const config = async () => ({
        ...configDefaults,
        lead: { ...configDefaults.lead, timeoutMs },
      });
      await postLead(platformWith({ sleep, config }), payload, patience);
      expect(sleep.mock.calls.flat()).toEqual(limits);
    },
  );

  it("posts nothing once config.json took all the time there was", async () => {
    const fetch = post();
    const platform = platformWith({
      fetch,
      sleep: async () => undefined,
      config: async () => {
        await new Promise(setImmediate);
        return configDefaults;
      },
    });
    expect(await postLead(platform, payload, 1000)).toEqual({ kind: "retry" });
    expect(fetch).not.toHaveBeenCalled();
  });

  it("gives up on a request that is under way when time is over", async () => {
    const fetch: Platform["fetch"] = (_, { signal }) =>
      new Promise((_, refuse) => signal?.addEventListener("abort", () => refuse(signal.reason)));
    const platform = platformWith({ fetch, sleep: () => new Promise(done => setTimeout(done, 5)) });
    expect(await postLead(platform, payload, 5)).toEqual({ kind: "retry" });
  });
});
