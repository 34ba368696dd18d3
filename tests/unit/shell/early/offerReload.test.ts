// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { offerReload } from "../../../../src/shell/early/offerReload";

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
  offerReload(() => true);
  vi.advanceTimersByTime(5000);
  expect(box()?.hidden).toBe(true);
  live = [{}];
  vi.advanceTimersByTime(1000);
  expect(box()).toBeNull();
});

it("offers after a while, at once after a failure, and goes when the page lives after all", () => {
  offerReload(() => true);
  vi.advanceTimersByTime(15_000);
  expect(box()?.hidden).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(box()?.hidden).toBe(false);
  live = [{}];
  vi.advanceTimersByTime(1000);
  expect(box()).toBeNull();
});

it("waits for scripts that are still on their way, however long", () => {
  let come = false;
  offerReload(() => come);
  vi.advanceTimersByTime(120_000);
  expect(box()?.hidden).toBe(true);
  come = true;
  vi.advanceTimersByTime(16_000);
  expect(box()?.hidden).toBe(false);
});

it.each([
  ["script", true],
  ["img", false],
])("of a failing %s hears: %s", (tag, shown) => {
  offerReload(() => true);
  const element = document.body.appendChild(document.createElement(tag));
  element.dispatchEvent(new Event("error"));
  vi.advanceTimersByTime(2000);
  expect(box()?.hidden).toBe(!shown);
});

it("loads the address again that was opened, and leaves nothing of the form in the history", () => {
  offerReload(() => true);
  input("a").value = "Zoë";
  // What Gatsby's router did before it failed.
  window.history.replaceState({ key: "k" }, "", "/");
  // jsdom loads nothing anew, and says so.
  vi.spyOn(console, "error").mockImplementation(() => {});
  box()?.querySelector("button")?.click();
  expect(window.location.search).toBe("?makelaar=demo-001");
  expect(window.history.state).toEqual({ key: "k" });
});
