// @vitest-environment jsdom
import { expect, it } from "vitest";
import { barePages } from "../../../../scripts/bench/load/bareSite.mjs";

const parsed = (html: string) => new DOMParser().parseFromString(html, "text/html");
const form = parsed(barePages["index.html"]);

it.each(Object.entries(barePages))("%s has no script and asks for nothing else", (_, html) => {
  const page = parsed(html);
  expect(page.querySelectorAll("script, link, img, [src]")).toHaveLength(0);
  expect(html).not.toMatch(/\son\w+=|url\(|@import/);
});

it("leads from a form whose fields the browser checks to a page that can be told apart", () => {
  const action = form.querySelector("form")?.getAttribute("action");
  expect(Object.keys(barePages)).toContain(`${action}index.html`);
  expect(form.querySelector("input:required")?.getAttribute("name")).toBe("bare");
  expect(parsed(barePages["volgende/index.html"]).querySelector("[data-bare-next]")).not.toBeNull();
  expect(form.querySelector("[data-bare-next]")).toBeNull();
});
