import { expect, it } from "vitest";
import { steps } from "../../../src/flow/steps";
import type { Screen } from "../../../src/screens/screen";
import { screenAddress } from "../../../src/screens/screenAddress";
import { screenList } from "../../../src/screens/screenList";

const ids = screenList.map(({ id }) => id);

it("names every screen once, by letters that stand in an address and in a file's name", () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter(id => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
});

it("shows every step of the flow: those with questions empty, filled and with errors", () => {
  for (const { path, label, validation } of steps) {
    const own = screenList.filter(({ page }) => page === label);
    expect(own.length, path).toBeGreaterThan(0);
    if (!validation) continue;
    const states = own.map(({ state }) => state);
    expect(states).toEqual(
      expect.arrayContaining(["screens.empty", "screens.filled", "screens.errors"]),
    );
  }
});

it("fills in all that was answered before, so that no screen is too early", () => {
  const order = steps.flatMap(({ validation }) => validation ?? []);
  for (const { id, path, answered = [] } of screenList) {
    const step = steps.find(one => one.path === path && one.validation);
    if (!step?.validation) continue;
    const before = order.slice(0, order.indexOf(step.validation));
    expect(answered.slice(0, before.length), id).toEqual(before);
  }
});

it("shows every step as it is without script, and what of it comes out of a printer", () => {
  const met = (way: Screen["met"]) => screenList.filter(screen => screen.met === way);
  expect(met("withoutScript").map(({ path, state }) => [path, state])).toEqual(
    steps.map(({ path, label }) => [path, label]),
  );
  // Filled in, where there is a form.
  expect(met("onPaper").map(({ state }) => state)).toEqual(steps.map(({ label }) => label));
  for (const { id, play } of met("onPaper"))
    expect(play, id).toEqual(screenList.find(one => `papier-${one.id}` === id)?.play);
});

it("waits when the endpoint says not now, as the inbox does", () => {
  const statuses = screenList.flatMap(({ reply }) =>
    typeof reply === "object" && reply.headers?.["Retry-After"] ? reply.status : [],
  );
  expect(statuses).toEqual([429, 503]);
});

it("opens a screen by an address of its own, with a broker's link and with keys where asked", () => {
  const [welcome] = screenList;
  const linked = screenList.find(screen => screen.linked);
  if (!welcome || !linked) throw new Error("No screens.");
  expect(screenAddress(welcome, { broker: "demo-001" })).toBe("/?scherm=welkom");
  expect(screenAddress(linked, { broker: "demo-001", keys: true })).toBe(
    `/?scherm=${linked.id}&makelaar=demo-001&toon-sleutels=`,
  );
  // No page can do without its own scripts: a frame on the page of all screens can.
  const scriptless = screenList.find(screen => screen.met);
  if (!scriptless) throw new Error("No screen without script.");
  expect(screenAddress(scriptless, { broker: "demo-001" })).toBe(
    "/schermen/?scherm=zonder-script-welkom",
  );
});
