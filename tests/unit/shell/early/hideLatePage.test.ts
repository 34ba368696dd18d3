// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Decisions } from "../../../../src/flags/decisions";
import { marks } from "../../../../src/marks/marks";
import { hideLatePage } from "../../../../src/shell/early/hideLatePage";

const hide = (variants: Decisions = {}) =>
  hideLatePage(
    variants,
    [
      ["/verzekeringskeuze/", "insuranceChoice"],
      ["/gezinssituatie/", "familySituation"],
      ["/uw-gegevens/", "yourInformation"],
      ["/makelaar/", "brokerSearch"],
    ],
    window.location.pathname,
  );

beforeEach(() => {
  for (const mark of ["late", "linked", "following", "kept", "order"] as const)
    delete marks()[mark];
});
afterEach(() => window.history.replaceState(null, "", "/"));
const answered = (...ids: string[]) =>
  JSON.stringify({
    version: 1,
    answers: Object.fromEntries(ids.map(id => [id, {}])),
    begunWith: ids[0],
  });

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
  window.history.replaceState(null, "", path);
  if (draft) sessionStorage.setItem("familiale:draft", draft);
  hide();
  expect(marks().late !== undefined).toBe(hidden);
  expect(marks().kept !== undefined).toBe(Boolean(draft?.includes("answers")));
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
])("at %s after %j with the flag %j: other order %s, hides %s", (path, ids, flag, order, late) => {
  window.history.replaceState(null, "", path);
  if (ids.length) sessionStorage.setItem("familiale:draft", answered(...ids));
  hide({ "first-step": { value: undefined, ...flag } });
  expect(marks().order !== undefined).toBe(order);
  expect(marks().late !== undefined).toBe(late);
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
  window.history.replaceState(null, "", path);
  sessionStorage.setItem("familiale:draft", draft);
  hide();
  expect(marks().linked !== undefined).toBe(waits);
  expect(marks().following).toBeUndefined();
  expect(marks().late).toBeUndefined();
});

it.each<[string, string, boolean]>([
  ["/makelaar/", "?makelaar=demo-001", true],
  ["/makelaar/", "?utm_source=mail&makelaar=demo-001", true],
  ["/makelaar/", "?Makelaar=DEMO-001", true],
  ["/makelaar/", "?utm_source=mail&amp;makelaar=demo-001", true],
  ["/makelaar/", "?makelaar=", false],
  ["/makelaar/", "?andermakelaar=demo-001", false],
  ["/uw-gegevens/", "?makelaar=demo-001", false],
])("at %s%s waits until the broker is looked up: %s", (path, search, waits) => {
  window.history.replaceState(null, "", path + search);
  sessionStorage.setItem(
    "familiale:draft",
    answered("insuranceChoice", "familySituation", "yourInformation"),
  );
  hide();
  expect(marks().following !== undefined).toBe(waits);
  expect(marks().linked).toBeUndefined();
});
