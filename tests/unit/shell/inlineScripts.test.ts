// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { site } from "../../../src/settings/site";
import { hideLatePage } from "../../../src/shell/hideLatePage";
import { holdEarlySubmit } from "../../../src/shell/holdEarlySubmit";
import { offerReload } from "../../../src/shell/offerReload";
import { showVariants } from "../../../src/shell/showVariants";

/** Runs an inline script as the page does: as text. */
const run = (code: string) => new Function(code)();
const { dataset } = document.documentElement;

describe("holdEarlySubmit", () => {
  beforeEach(() => {
    document.body.innerHTML = "<form method=post><button>Volgende</button></form>";
    delete dataset.live;
    delete dataset.held;
  });
  const submit = () => {
    const event = new Event("submit", { bubbles: true, cancelable: true });
    document.querySelector("form")?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it("holds what is sent before the page is live, and notes it", () => {
    run(holdEarlySubmit);
    expect(submit()).toBe(true);
    expect(dataset.held).toBe("");
  });

  it("leaves a live page alone", () => {
    run(holdEarlySubmit);
    dataset.live = "";
    expect(submit()).toBe(false);
    expect(dataset.held).toBeUndefined();
  });
});

describe("hideLatePage", () => {
  beforeEach(() => {
    delete dataset.late;
    delete dataset.linked;
    delete dataset.kept;
    delete dataset.order;
    window.variants = {};
  });
  afterEach(() => window.history.replaceState(null, "", "/"));
  const answered = (...ids: string[]) =>
    JSON.stringify({ version: 1, answers: Object.fromEntries(ids.map(id => [id, {}])) });

  it.each<[string, string | null, boolean]>([
    ["/", null, false],
    ["/verzekeringskeuze/", null, false],
    ["/gezinssituatie/", null, true],
    ["/gezinssituatie/", answered("insuranceChoice"), false],
    ["/uw-gegevens/", answered("insuranceChoice"), true],
    ["/makelaar/", answered("insuranceChoice", "familySituation", "yourInformation"), false],
    ["/makelaar/", answered("insuranceChoice", "yourInformation"), true],
    ["/makelaar/", "{", true],
    ["/makelaar/", "null", true],
    ["/bedankt/", null, false],
    ["/technische-problemen/", null, false],
    ["/elders/", null, false],
  ])("at %s with the draft %s hides: %s", (path, draft, hidden) => {
    window.history.replaceState(null, "", site.basePath + path);
    if (draft) sessionStorage.setItem("familiale:draft", draft);
    run(hideLatePage());
    expect(dataset.late !== undefined).toBe(hidden);
    expect(dataset.kept !== undefined).toBe(Boolean(draft?.includes("answers")));
  });

  it.each<[string, string[], object, boolean, boolean]>([
    ["/gezinssituatie/", ["familySituation"], {}, true, false],
    ["/verzekeringskeuze/", ["familySituation"], {}, true, false],
    ["/uw-gegevens/", ["familySituation"], {}, true, true],
    ["/uw-gegevens/", ["familySituation", "insuranceChoice"], {}, true, false],
    ["/verzekeringskeuze/", ["insuranceChoice"], {}, false, false],
    ["/gezinssituatie/", [], { value: "familySituation" }, true, false],
    ["/verzekeringskeuze/", [], { value: "familySituation" }, true, true],
    // Who began in one order goes on in it.
    ["/gezinssituatie/", ["insuranceChoice"], { value: "familySituation" }, false, false],
  ])(
    "at %s after %j with the flag %j: other order %s, hides %s",
    (path, ids, flag, order, late) => {
      window.history.replaceState(null, "", site.basePath + path);
      if (ids.length) sessionStorage.setItem("familiale:draft", answered(...ids));
      window.variants = { "first-step": flag as { value: unknown } };
      run(hideLatePage());
      expect(dataset.order !== undefined).toBe(order);
      expect(dataset.late !== undefined).toBe(late);
    },
  );

  const linked = (brokerSearch?: object) =>
    JSON.stringify({
      version: 1,
      answers: { insuranceChoice: {}, familySituation: {}, yourInformation: {}, brokerSearch },
      brokerContext: { id: "demo-001", name: "Kantoor Voorbeeldbrug", logo: null },
    });
  it.each<[string, string, boolean]>([
    ["/makelaar/", linked(), true],
    ["/makelaar/", linked({}), true],
    ["/makelaar/", linked({ broker: "demo-001" }), true],
    ["/makelaar/", linked({ broker: "demo-002" }), false],
    ["/makelaar/", answered("insuranceChoice", "familySituation", "yourInformation"), false],
    ["/uw-gegevens/", linked(), false],
  ])("at %s with the draft %s waits for the broker of the link: %s", (path, draft, waits) => {
    window.history.replaceState(null, "", site.basePath + path);
    sessionStorage.setItem("familiale:draft", draft);
    run(hideLatePage());
    expect(dataset.linked !== undefined).toBe(waits);
    expect(dataset.late).toBeUndefined();
  });

  it.each<[string, string, string | undefined]>([
    ["/makelaar/", "?makelaar=demo-001", "late"],
    ["/makelaar/", "?utm_source=mail&makelaar=demo-001", "late"],
    ["/makelaar/", "?makelaar=", undefined],
    ["/makelaar/", "?andermakelaar=demo-001", undefined],
    ["/uw-gegevens/", "?makelaar=demo-001", undefined],
  ])("at %s%s waits until the broker is looked up: %s", (path, search, waits) => {
    window.history.replaceState(null, "", site.basePath + path + search);
    sessionStorage.setItem(
      "familiale:draft",
      answered("insuranceChoice", "familySituation", "yourInformation"),
    );
    run(hideLatePage());
    expect(dataset.linked).toBe(waits);
  });
});

describe("showVariants", () => {
  const key = "familiale:variants";
  const decided = { "start-button": { value: "questions" }, "policy-upload": { value: false } };
  const day = 24 * 3600 * 1000;
  const choose = (experiments: unknown, daysAgo = 0, version = 1) => {
    const at = new Date(Date.now() - daysAgo * day).toISOString();
    localStorage.setItem(
      "familiale:consent",
      JSON.stringify({ version, at, choice: { experiments } }),
    );
  };
  beforeEach(() => {
    localStorage.clear();
    delete dataset.start;
    delete dataset.noUpload;
  });

  it.each<[string, boolean | undefined, string | undefined, string | undefined, object]>([
    ["nothing without a choice", undefined, JSON.stringify(decided), undefined, {}],
    ["nothing after a refusal", false, JSON.stringify(decided), undefined, {}],
    ["what was prepared for this visit", true, undefined, JSON.stringify(decided), decided],
    ["what holds for this visit", true, JSON.stringify(decided), "{}", decided],
    ["nothing of what is broken", true, "{", undefined, {}],
    ["nothing of nothing", true, "null", undefined, {}],
    ["nothing at first", true, undefined, undefined, {}],
  ])("knows %s", (_, consent, visit, next, known) => {
    if (consent !== undefined) choose(consent);
    if (visit) sessionStorage.setItem(key, visit);
    if (next) localStorage.setItem(key, next);
    run(showVariants());
    expect(window.variants).toEqual(known);
    expect(dataset.start !== undefined).toBe(known === decided);
    expect(dataset.noUpload !== undefined).toBe(known === decided);
  });

  // As consent/consent counts: whoever is not asked for consent to read is asked again.
  it.each<[string, () => void, boolean]>([
    ["of almost a year ago", () => choose(true, 364), true],
    ["of a year ago", () => choose(true, 366), false],
    ["of tomorrow, by a clock set right", () => choose(true, -0.9), true],
    ["of next week", () => choose(true, -7), false],
    ["to another version of the question", () => choose(true, 0, 2), false],
    ["that is none", () => choose("true"), false],
    [
      "without a date",
      () =>
        localStorage.setItem("familiale:consent", '{"version":1,"choice":{"experiments":true}}'),
      false,
    ],
    [
      "that only holds the words",
      () => localStorage.setItem("familiale:consent", '"\\"experiments\\":true"'),
      false,
    ],
  ])("with a consent %s reads what was decided: %s", async (_, keep, reads) => {
    keep();
    sessionStorage.setItem(key, JSON.stringify(decided));
    run(showVariants());
    expect(window.variants).toEqual(reads ? decided : {});
    vi.resetModules();
    const { hasConsent } = await import("../../../src/consent/consent");
    expect(hasConsent("experiments")).toBe(reads);
  });

  it("takes them from the address in a preview, and in no other build", () => {
    window.history.replaceState(
      null,
      "",
      "/?variant=first-step:familySituation,policy-upload:false",
    );
    run(showVariants());
    expect(window.variants).toEqual({});
    vi.stubEnv("GATSBY_PREVIEW", "1");
    run(showVariants());
    vi.unstubAllEnvs();
    window.history.replaceState(null, "", "/");
    expect(window.variants).toMatchObject({
      "first-step": { value: "familySituation" },
      "policy-upload": { value: false },
    });
    expect(dataset.noUpload).toBe("");
  });
});

describe("offerReload", () => {
  const box = () => document.getElementById("reload");
  let live: unknown[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    live = [];
    vi.spyOn(performance, "getEntriesByName").mockImplementation(() => live as PerformanceEntry[]);
    window.history.replaceState(null, "", "/?makelaar=demo-001");
    document.body.innerHTML = `<form id="step-form"><input name="a"><input name="b" type="radio" value="1">
      <button>Volgende</button></form><div id="reload" hidden><p>…</p><button>Opnieuw laden</button></div>`;
  });
  afterEach(() => {
    // The page that lives ends what the script watches.
    live = [{}];
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    vi.restoreAllMocks();
    window.history.replaceState(null, "", "/");
  });
  const input = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;

  it("offers nothing to a page that lives, and leaves it", () => {
    run(offerReload);
    vi.advanceTimersByTime(5000);
    expect(box()?.hidden).toBe(true);
    live = [{}];
    vi.advanceTimersByTime(1000);
    expect(box()).toBeNull();
  });

  it("offers after a while, at once after a failure, and goes when the page lives after all", () => {
    run(offerReload);
    vi.advanceTimersByTime(15_000);
    expect(box()?.hidden).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(box()?.hidden).toBe(false);
    live = [{}];
    vi.advanceTimersByTime(1000);
    expect(box()).toBeNull();
  });

  it.each([
    ["script", true],
    ["img", false],
  ])("of a failing %s hears: %s", (tag, shown) => {
    run(offerReload);
    const element = document.body.appendChild(document.createElement(tag));
    element.dispatchEvent(new Event("error"));
    vi.advanceTimersByTime(2000);
    expect(box()?.hidden).toBe(!shown);
  });

  it("gives back what stood in the form, once", () => {
    const typed = [
      ["a", "Zoë", false],
      ["b", "1", true],
    ];
    window.history.replaceState({ key: "k", typed }, "");
    run(offerReload);
    expect(input("a").value).toBe("Zoë");
    expect(input("b").checked).toBe(true);
    expect(window.history.state).toEqual({ key: "k" });
  });

  it("takes the form and the address along when it is loaded again", () => {
    run(offerReload);
    input("a").value = "Zoë";
    // What Gatsby's router did before it failed.
    window.history.replaceState({ key: "k" }, "", "/");
    // jsdom loads nothing anew, and says so.
    vi.spyOn(console, "error").mockImplementation(() => {});
    box()?.querySelector("button")?.click();
    expect(window.location.search).toBe("?makelaar=demo-001");
    expect(window.history.state).toEqual({
      typed: [
        ["a", "Zoë", false],
        ["b", "1", false],
      ],
    });
  });
});
