// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clientKey, experiment, flagsHost, rollout } from "../../support/flagsHost";
import { faults } from "../../support/scriptedHost";

let host: Awaited<ReturnType<typeof flagsHost>>;
beforeEach(async () => {
  host = await flagsHost();
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => host.close());

const settings = (own = {}) => ({
  apiHost: host.origin,
  clientKey,
  remoteEval: false,
  streaming: true,
  ...own,
});

/** A page just loaded: with what the inline script found, as shell/early/showVariants does. */
async function page() {
  const kept = sessionStorage["familiale:variants"] ?? localStorage["familiale:variants"];
  window.variants = kept ? JSON.parse(kept) : {};
  vi.resetModules();
  const decisions = await import("../../../src/flags/decisions");
  const { readFlags } = await import("../../../src/flags/readFlags");
  const { seenExperiments } = await import("../../../src/flags/seenExperiments");
  return { ...decisions, readFlags, seenExperiments };
}

const onDevice = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();

describe("readFlags before consent", () => {
  it("takes what holds for everybody, keeps nothing and tells the host nothing", async () => {
    host.features = {
      "policy-upload": rollout(false),
      "start-button": experiment("wording", ["request", "questions"], 1),
    };
    const { readFlags, getFlag, seeFlag, seenExperiments } = await page();
    await readFlags(settings(), false);
    expect(getFlag("policy-upload")).toBe(false);
    // No experiments: the default of the feature, and nothing for the lead.
    expect(seeFlag("start-button")).toBe("request");
    expect(seenExperiments()).toEqual([]);
    expect(onDevice()).toEqual([]);
    expect(host.asked.map(({ method, url, body }) => [method, url, body])).toEqual([
      ["GET", `/api/features/${clientKey}`, ""],
    ]);
    expect(host.streams.size).toBe(0);
  });

  it("has the host evaluate without any attribute", async () => {
    host.features = { "first-step": rollout("familySituation") };
    const { readFlags, getFlag } = await page();
    await readFlags(settings({ remoteEval: true }), false);
    expect(getFlag("first-step")).toBe("familySituation");
    const [asked] = host.asked;
    expect(asked?.url).toBe(`/api/eval/${clientKey}`);
    expect(JSON.parse(asked?.body ?? "")).toEqual({
      attributes: {},
      forcedVariations: {},
      forcedFeatures: [],
      url: "",
    });
  });

  it.each([
    ["a value that does not stand in the list", { "first-step": rollout("elsewhere") }],
    ["a value of another type", { "policy-upload": rollout("false") }],
    ["an unknown flag", { other: rollout(true) }],
    ["features that are none", { "first-step": 7, "policy-upload": null }],
    ["no features at all", null],
    ["a list", []],
  ])("stays with the defaults for %s", async (_, features) => {
    host.features = features as Record<string, unknown>;
    const { readFlags, decisions } = await page();
    await readFlags(settings(), false);
    expect(decisions.get()).toEqual({});
  });

  it.each(Object.entries({ ...faults, "sends half a file": { body: '{"features":{"fir' } }))(
    "stays with the defaults when the host %s",
    async (_, script) => {
      vi.useFakeTimers({ toFake: ["setTimeout"] });
      host.script = script;
      const { readFlags, decisions } = await page();
      const read = readFlags(settings(), false);
      await vi.waitFor(() => expect(host.asked).toHaveLength(1));
      await vi.advanceTimersByTimeAsync(5000);
      await read;
      vi.useRealTimers();
      expect(decisions.get()).toEqual({});
      expect(onDevice()).toEqual([]);
    },
  );
});

describe("readFlags after consent", () => {
  it("joins experiments with a random id, and keeps what it decided", async () => {
    host.features = { "start-button": experiment("wording", ["request", "questions"], 1) };
    const { readFlags, seeFlag, seenExperiments } = await page();
    await readFlags(settings(), true);
    expect(seenExperiments()).toEqual([]);
    expect(seeFlag("start-button")).toBe("questions");
    expect(seenExperiments()).toEqual([{ key: "wording", variation: "1" }]);
    await vi.waitFor(() =>
      expect(onDevice()).toEqual([
        "familiale:flags",
        "familiale:variants",
        "familiale:variants",
        "familiale:visitor",
      ]),
    );
    expect(localStorage["familiale:visitor"]).toMatch(/^\d{20,40}$/);
    // The id takes part here, the host does not hear of it.
    expect(JSON.stringify(host.asked)).not.toContain(localStorage["familiale:visitor"]);
  });

  it("tells a host that evaluates the id, and nothing else", async () => {
    window.history.replaceState(null, "", "/?naam=Zoë#plek");
    const { readFlags } = await page();
    await readFlags(settings({ remoteEval: true }), true);
    const { attributes, url } = JSON.parse(host.asked[0]?.body ?? "");
    expect(attributes).toEqual({ id: localStorage["familiale:visitor"] });
    expect(url).toBe("");
    expect(JSON.stringify(host.asked)).not.toMatch(/naam|plek/);
    window.history.replaceState(null, "", "/");
  });

  it("does not let the address choose a variation", async () => {
    window.history.replaceState(null, "", "/?wording=0");
    host.features = { "start-button": experiment("wording", ["request", "questions"], 1) };
    const { readFlags, getFlag } = await page();
    await readFlags(settings(), true);
    expect(getFlag("start-button")).toBe("questions");
    window.history.replaceState(null, "", "/");
  });

  it("holds for the visit, and prepares the next one", async () => {
    host.features = { "start-button": experiment("wording", ["request", "questions"], 1) };
    await (await page()).readFlags(settings(), true);
    host.features = { "start-button": experiment("wording", ["request", "questions"], 0) };
    localStorage.removeItem("familiale:flags");
    const later = await page();
    expect(later.getFlag("start-button")).toBe("questions");
    await later.readFlags(settings(), true);
    expect(later.getFlag("start-button")).toBe("questions");
    sessionStorage.clear();
    expect((await page()).getFlag("start-button")).toBe("request");
  });

  it("keeps what was seen before consent, and decides the rest anew", async () => {
    host.features = { "policy-upload": rollout(false), "first-step": rollout("familySituation") };
    const { readFlags, seeFlag, getFlag } = await page();
    await readFlags(settings(), false);
    seeFlag("policy-upload");
    host.features = {
      "policy-upload": experiment("upload", [true, false], 0),
      "first-step": experiment("order", ["insuranceChoice", "familySituation"], 0),
    };
    await readFlags(settings(), true);
    expect(getFlag("policy-upload")).toBe(false);
    expect(getFlag("first-step")).toBe("insuranceChoice");
  });

  it("is withdrawn at once: nothing stays on the device, what was seen stays as it looks", async () => {
    host.features = {
      "start-button": experiment("wording", ["request", "questions"], 1),
      "policy-upload": experiment("upload", [true, false], 1),
    };
    const { readFlags, seeFlag, getFlag, seenExperiments } = await page();
    await readFlags(settings(), true);
    seeFlag("start-button");
    host.features = {};
    const withdrawn = readFlags(settings(), false);
    await vi.waitFor(() => expect(onDevice()).toEqual([]));
    await withdrawn;
    expect(seenExperiments()).toEqual([]);
    expect(getFlag("start-button")).toBe("questions");
    expect(getFlag("policy-upload")).toBeUndefined();
    expect(onDevice()).toEqual([]);
  });

  it("goes on without a place to keep things", async () => {
    const denied = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    host.features = { "start-button": experiment("wording", ["request", "questions"], 1) };
    const { readFlags, seeFlag, seenExperiments } = await page();
    await readFlags(settings(), true);
    expect(seeFlag("start-button")).toBe("questions");
    expect(seenExperiments()).toHaveLength(1);
    denied.mockRestore();
  });
});
