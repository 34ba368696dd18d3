// @vitest-environment jsdom
// @vitest-environment jsdom
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Consent = typeof import("../../../src/consent/consent");

/** The room as a page that was just loaded has it. */
async function newPage(): Promise<Consent> {
  vi.resetModules();
  return import("../../../src/consent/consent");
}

const key = "familiale:consent";
const none = { telemetry: false, experiments: false, marketing: false };
const all = { telemetry: true, experiments: true, marketing: true };
const day = 24 * 3600 * 1000;

/** What another tab does: it writes, and this one hears of it. */
function inAnotherTab(change: () => void, changed: string | null = key): void {
  change();
  window.dispatchEvent(new StorageEvent("storage", { key: changed }));
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a choice", () => {
  it("is absent at first, which is no consent, and nothing is stored by looking", async () => {
    const { getChoice, hasConsent, categories } = await newPage();
    expect(getChoice()).toBeNull();
    expect(categories.map(hasConsent)).toEqual([false, false, false]);
    expect(localStorage).toHaveLength(0);
  });

  it("is found again on the next page, category by category", async () => {
    (await newPage()).chooseConsent({ ...none, experiments: true });
    const { hasConsent, getChoice } = await newPage();
    expect(getChoice()).toEqual({ ...none, experiments: true });
    expect(hasConsent("experiments")).toBe(true);
    expect(hasConsent("telemetry")).toBe(false);
  });

  it("does not stretch to a category that was not asked about", async () => {
    const { chooseConsent, hasConsent } = await newPage();
    chooseConsent(all);
    chooseConsent({ telemetry: true });
    expect(hasConsent("telemetry")).toBe(true);
    expect(hasConsent("marketing")).toBe(false);
  });

  it.each([
    [364, all],
    [366, null],
  ])("made %i days ago is %j", async (days, expected) => {
    vi.useFakeTimers({ now: new Date("2026-02-01T10:00:00Z") });
    const page = await newPage();
    page.chooseConsent(all);
    vi.setSystemTime(Date.now() + days * day);
    expect(page.getChoice()).toEqual(expected);
    expect((await newPage()).getChoice()).toEqual(expected);
  });

  it("from the future, where a clock was wrong, is asked again", async () => {
    vi.useFakeTimers({ now: new Date("2031-02-01T10:00:00Z") });
    (await newPage()).chooseConsent(all);
    vi.setSystemTime(new Date("2026-02-01T10:00:00Z"));
    expect((await newPage()).hasConsent("marketing")).toBe(false);
  });

  it("of another version is asked again", async () => {
    (await newPage()).chooseConsent(all);
    const kept = JSON.parse(localStorage.getItem(key) ?? "");
    localStorage.setItem(key, JSON.stringify({ ...kept, version: kept.version + 1 }));
    expect((await newPage()).getChoice()).toBeNull();
  });

  it("is never made of what is no choice, and nothing throws", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async text => {
        localStorage.setItem(key, text);
        const { categories, hasConsent } = await newPage();
        expect(categories.some(hasConsent)).toBe(false);
      }),
    );
  });
});

describe("where storage fails", () => {
  const deny = (...methods: ("getItem" | "setItem" | "removeItem")[]) => {
    for (const method of methods)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("denied", "SecurityError");
      });
  };

  it("a choice counts for this page, and is asked again on the next", async () => {
    deny("getItem", "setItem", "removeItem");
    const page = await newPage();
    page.chooseConsent(all);
    expect(page.hasConsent("marketing")).toBe(true);
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(page.hasConsent("marketing")).toBe(true);
    expect((await newPage()).getChoice()).toBeNull();
  });

  it("a withdrawal for which there is no room leaves no consent behind", async () => {
    const page = await newPage();
    page.chooseConsent(all);
    deny("setItem");
    page.chooseConsent(none);
    expect((await newPage()).hasConsent("marketing")).toBe(false);
  });
});

describe("whoever watches a category", () => {
  it("hears its state at once and each change of it, and no other", async () => {
    const { chooseConsent, watchConsent } = await newPage();
    const heard: boolean[] = [];
    const stop = watchConsent("telemetry", granted => heard.push(granted));
    chooseConsent(none);
    chooseConsent({ ...none, marketing: true });
    chooseConsent(all);
    chooseConsent({ ...all, marketing: false });
    chooseConsent(none);
    stop();
    chooseConsent(all);
    expect(heard).toEqual([false, true, false]);
  });

  it("hears what another tab chose, and that it erased everything", async () => {
    (await newPage()).chooseConsent(all);
    const given = localStorage.getItem(key) ?? "";
    localStorage.clear();
    const heard: boolean[] = [];
    (await newPage()).watchConsent("experiments", granted => heard.push(granted));
    inAnotherTab(() => localStorage.setItem(key, given));
    inAnotherTab(() => localStorage.setItem("other", "1"), "other");
    inAnotherTab(() => localStorage.clear(), null);
    expect(heard).toEqual([false, true, false]);
  });

  it("hears of a withdrawal while the page was put aside", async () => {
    const page = await newPage();
    page.chooseConsent(all);
    const heard: boolean[] = [];
    page.watchConsent("marketing", granted => heard.push(granted));
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(heard).toEqual([true, false]);
  });

  it("hears it although another listener fails", async () => {
    const { chooseConsent, watchConsent } = await newPage();
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    watchConsent("telemetry", granted => {
      if (granted) throw new Error("broken listener");
    });
    const heard: boolean[] = [];
    watchConsent("telemetry", granted => heard.push(granted));
    chooseConsent(all);
    expect(heard).toEqual([false, true]);
    expect(reported).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
