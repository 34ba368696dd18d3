// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { site } from "../../../src/settings/site";
import { hideLatePage } from "../../../src/shell/hideLatePage";
import { holdEarlySubmit } from "../../../src/shell/holdEarlySubmit";

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
