import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { namespaces } from "../../../src/i18n/namespaces";
import { dutchTexts } from "../../support/dutchTexts";
import { type Served, type TextsHost, textsHost } from "../../support/textsHost";

let host: TextsHost;
beforeEach(async () => {
  host = await textsHost();
  vi.resetModules();
});
afterEach(() => host.close());

/** A page just loaded, with three texts on it; `read` asks the host as each step does. */
async function page() {
  const { I18nextProvider } = await import("react-i18next");
  const { useText } = await import("../../../src/i18n/useText");
  const { readLiveTexts } = await import("../../../src/i18n/liveTexts");
  const { headText } = await import("../../../src/i18n/headText");
  function Texts() {
    const t = useText();
    return (
      <>
        <p data-testid="skip">{t("site.skip")}</p>
        <p data-testid="year">{t("footer.copyright", { year: 2026, name: "<b>Wij</b>" })}</p>
      </>
    );
  }
  const show = () =>
    render(
      <I18nextProvider i18n={dutchTexts()}>
        <Texts />
      </I18nextProvider>,
    );
  show();
  const read = () =>
    act(() => readLiveTexts(`${host.origin}/{{lng}}/{{ns}}.json`, "nl-BE")) as Promise<void>;
  return { read, show, headText };
}

const says = (id: string) => screen.getAllByTestId(id).map(({ textContent }) => textContent);
const common = (served: Served) => {
  host.files["/nl-BE/common.json"] = served;
};
const bundled = ["Naar de inhoud"];

describe("live texts", () => {
  it("are laid over the bundled ones, on this page and the next, with their values", async () => {
    common({ body: { "site.skip": "Naar de tekst", "footer.copyright": "{{name}}, {{year}} ©" } });
    const { read, show } = await page();
    expect(says("skip")).toEqual(bundled);
    await read();
    expect(says("skip")).toEqual(["Naar de tekst"]);
    expect(says("year")).toEqual(["<b>Wij</b>, 2026 ©"]);
    show();
    expect(says("skip")).toEqual(["Naar de tekst", "Naar de tekst"]);
  });

  it("are asked for in one language, at most ten at once, never from a cache of long ago", async () => {
    host.other = { body: {} };
    const { read } = await page();
    await read();
    const files = host.asked.map(address => address.split("?")[0]);
    expect(files).toHaveLength(namespaces.length);
    expect(files.every(file => file?.startsWith("/nl-BE/"))).toBe(true);
    expect(host.asked.every(address => /\?v=\d+$/.test(address))).toBe(true);
    expect(host.atOnce).toBeLessThanOrEqual(10);
    expect(host.atOnce).toBeGreaterThan(4);
  });

  it("reach the title of the page too", async () => {
    common({ body: { "site.title": "Gezinspolis" } });
    const { read, headText } = await page();
    await read();
    const node = { ns: "common", language: "nl-BE", data: '{"site.title":"Familiale"}' };
    expect(headText({ locales: { edges: [{ node }] } })("site.title")).toBe("Gezinspolis");
  });

  it("reach what another page shows of a step, from the file of that step", async () => {
    host.other = { body: {} };
    host.files["/nl-BE/welcome.json"] = { body: { "step.welcome": "Begin" } };
    const { read, headText } = await page();
    await read();
    const node = { ns: "common", language: "nl-BE", data: '{"step.welcome":"Welkom"}' };
    expect(headText({ locales: { edges: [{ node }] } })("step.welcome")).toBe("Begin");
  });

  const senseless: [string, Served][] = [
    ["there are none", { status: 404 }],
    ["the host answers with a page", { body: "<!doctype html><p>Portaal" }],
    ["half a file arrives", { body: '{"site.skip": "Naar' }],
    ["it is a list", { body: ["site.skip"] }],
    ["it is a text", { body: '"site.skip"' }],
    ["it is nothing", { body: "null" }],
    ["values are no texts", { body: { "site.skip": { text: "Naar" }, "footer.brand": 3 } }],
    ["a value is null", { body: { "site.skip": null } }],
    ["a text is empty", { body: { "site.skip": " " } }],
    ["a value got lost", { body: { "footer.copyright": "© {{name}}" } }],
    ["a text calls another", { body: { "site.skip": "$t(site.skip)" } }],
    ["a text marks places", { body: { "site.skip": "a\u0000b" } }],
    ["keys are unknown", { body: { "site.gone": "Weg", __proto__: { "site.skip": "x" } } }],
  ];
  it.each(senseless)("leave the bundled ones when %s", async (_, served) => {
    common(served);
    const { read } = await page();
    await read();
    expect(says("skip")).toEqual(bundled);
    expect(says("year")).toEqual(["© 2026 <b>Wij</b>"]);
  });

  it("never become markup or another text", async () => {
    common({ body: { "site.skip": '<img src=x onerror="alert(1)">', "footer.brand": "{{name}}" } });
    const { read } = await page();
    await read();
    expect(says("skip")).toEqual(['<img src=x onerror="alert(1)">']);
    expect(document.querySelector("img")).toBeNull();
  });

  it("come back by themselves after a fault of the host, within five tries", async () => {
    host.other = { body: {} };
    common({ status: 503 });
    const { read } = await page();
    setTimeout(() => common({ body: { "site.skip": "Hersteld" } }), 600);
    await read();
    expect(says("skip")).toEqual(["Hersteld"]);
    const tries = host.asked.filter(address => address.startsWith("/nl-BE/common.json"));
    expect(tries.length).toBeGreaterThan(1);
    expect(tries.length).toBeLessThanOrEqual(6);
  });

  it("that changed are there at the first step after 25 s, at an address that no cache has", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    host.other = { body: {} };
    common({ body: { "site.skip": "Eerst" } });
    const { read } = await page();
    await read();
    common({ body: { "site.skip": "Gewijzigd" } });
    vi.setSystemTime(Date.now() + 24_000);
    await read();
    expect(says("skip")).toEqual(["Eerst"]);
    vi.setSystemTime(Date.now() + 1000);
    await read();
    vi.useRealTimers();
    expect(says("skip")).toEqual(["Gewijzigd"]);
    const addresses = host.asked.filter(address => address.startsWith("/nl-BE/common.json"));
    expect(new Set(addresses).size).toBe(2);
  });

  it("are tried six times, each pause twice as long, and given up without an answer for 8 s", async () => {
    const ours = [350, 700, 1400, 2800, 5600, 8000];
    const waited: number[] = [];
    const real = setTimeout;
    // The same times, fifty times as fast.
    vi.stubGlobal("setTimeout", (task: () => void, ms: number, ...rest: []) => {
      if (!ours.includes(ms)) return real(task, ms, ...rest);
      waited.push(ms);
      return real(task, ms / 50);
    });
    host.other = { body: {} };
    common({ silence: "wait" });
    const { read } = await page();
    await read();
    vi.unstubAllGlobals();
    const tries = host.asked.filter(address => address.startsWith("/nl-BE/common.json"));
    expect(tries).toHaveLength(6);
    // On a busy machine another file may be late as well, and wait the same pauses.
    expect([...new Set(waited)].filter(ms => ms < 8000)).toEqual([350, 700, 1400, 2800, 5600]);
    expect(says("skip")).toEqual(bundled);
  });

  const noAnswers: [string, Served][] = [
    ["is down", { status: 503 }],
    ["hangs up", { silence: "hangUp" }],
    ["is gone", { status: 404 }],
    ["answers with a page", { body: "<!doctype html><p>Portaal" }],
    ["answers with a list", { body: ["site.skip"] }],
    ["answers with a text", { body: '"site.skip"' }],
    ["answers with true", { body: "true" }],
    ["answers with nothing", { body: "null" }],
  ];
  it.each(noAnswers)(
    "stay when the host %s later, which is asked again at the next step",
    async (_, served) => {
      const real = setTimeout;
      // Its pauses, fifty times as fast.
      vi.stubGlobal("setTimeout", (task: () => void, ms: number, ...rest: []) =>
        real(task, [350, 700, 1400, 2800, 5600].includes(ms) ? ms / 50 : ms, ...rest),
      );
      vi.useFakeTimers({ toFake: ["Date"] });
      host.other = { body: {} };
      common({ body: { "site.skip": "Levend" } });
      const { read } = await page();
      await read();
      expect(says("skip")).toEqual(["Levend"]);
      common(served);
      vi.setSystemTime(Date.now() + 30_000);
      await read();
      expect(says("skip")).toEqual(["Levend"]);
      common({ body: { "site.skip": "Hersteld" } });
      await read();
      vi.useRealTimers();
      vi.unstubAllGlobals();
      expect(says("skip")).toEqual(["Hersteld"]);
    },
  );

  it("of the site's own host are asked for two at once: a page needs the other connections", async () => {
    host.other = { body: {} };
    const { readLiveTexts } = await import("../../../src/i18n/liveTexts");
    vi.spyOn(window, "location", "get").mockReturnValue(
      new URL(`${host.origin}/familiale-verzekering/`) as unknown as Location,
    );
    await readLiveTexts(`${host.origin}/{{lng}}/{{ns}}.json`, "nl-BE");
    vi.restoreAllMocks();
    expect(host.asked).toHaveLength(namespaces.length);
    expect(host.atOnce).toBeLessThanOrEqual(2);
  });

  it("are asked for again at the next step after a failure, and not while they are fresh", async () => {
    host.other = { body: {} };
    common({ body: "half" });
    const { read } = await page();
    await read();
    common({ body: { "site.skip": "Later" } });
    await read();
    expect(says("skip")).toEqual(["Later"]);
    const before = host.asked.length;
    await read();
    expect(host.asked).toHaveLength(before);
  });
});

it("names the key behind every text, once", async () => {
  const { keyNames } = await import("../../../src/i18n/keyNames");
  const once = keyNames.over("common", { "site.skip": "Naar de inhoud" }, "nl-BE");
  expect(once).toEqual({ "site.skip": "Naar de inhoud [site.skip]" });
  expect(keyNames.over("common", once, "nl-BE")).toEqual(once);
});
