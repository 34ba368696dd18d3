// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { beginScripts } from "../../../../src/shell/early/beginScripts";

let frames: FrameRequestCallback[] = [];
/** What waits for the document, of this test only. */
let waiting: (() => void)[] = [];
let seen: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  waiting = [];
  vi.spyOn(window, "addEventListener").mockImplementation((name, call) => {
    if (name === "DOMContentLoaded") waiting.push(call as () => void);
  });
  vi.spyOn(window, "requestAnimationFrame").mockImplementation(frame => frames.push(frame));
  seen = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  document.head.innerHTML = "";
  window.___scripts = "app-1.js page-2.js";
  window.___data = "page-data/app-data.json slice-data/legal.json";
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const parsed = () => {
  for (const call of waiting) call();
};
const frame = () => {
  for (const call of frames.splice(0)) call(0);
  vi.advanceTimersByTime(0);
};
/** Two frames: the first one is painted. */
const paint = () => {
  frame();
  frame();
};
const asked = () =>
  [...document.head.children].map(one => one.getAttribute("src") ?? one.getAttribute("href"));
const tell = (name: string, what: string) =>
  document.querySelector(`[src$="${name}"]`)?.dispatchEvent(new Event(what));

it("asks for everything at once, when the first frame is on its way to the screen and not before", () => {
  const haveCome = beginScripts("/site/");
  expect(asked()).toEqual([]);
  parsed();
  expect(asked()).toEqual([]);
  frame();
  expect(asked()).toEqual([]);
  frame();
  expect(asked()).toEqual([
    "/site/page-data/app-data.json",
    "/site/slice-data/legal.json",
    "/site/app-1.js",
    "/site/page-2.js",
  ]);
  const link = document.querySelector("link") as HTMLLinkElement;
  // As Gatsby asks, or the browser would fetch it twice.
  expect([link.rel, link.as, link.crossOrigin]).toEqual(["preload", "fetch", ""]);
  expect(haveCome()).toBe(false);
});

it("asks once, and at the latest after a second, where no frame comes", () => {
  beginScripts("/site/");
  parsed();
  vi.advanceTimersByTime(999);
  expect(asked()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked()).toHaveLength(4);
  paint();
  expect(asked()).toHaveLength(4);
});

it("waits for no frame in a tab that nobody sees", () => {
  seen.mockReturnValue(true);
  beginScripts("/site/");
  parsed();
  expect(asked()).toHaveLength(4);
});

it("says when all scripts have come or failed, and not before they were asked for", () => {
  const haveCome = beginScripts("/");
  parsed();
  expect(haveCome()).toBe(false);
  paint();
  tell("app-1.js", "load");
  expect(haveCome()).toBe(false);
  tell("page-2.js", "error");
  expect(haveCome()).toBe(true);
  // So that webpack asks for it once more.
  expect(asked()).not.toContain("/page-2.js");
  expect(asked()).toContain("/app-1.js");
});
