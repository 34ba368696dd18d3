import { expect, it } from "vitest";
import { steps } from "../../src/flow/steps";
import { parsePage } from "../support/built/html";
import { basePath, htmlFile, htmlFiles } from "../support/built/site";

const asking = steps.filter(({ validation }) => validation).map(({ path }) => htmlFile(path));
const offline = "offline/index.html";

/** Texts of the inline scripts of a page that run, without those of Gatsby. Data is no script (structuredData.test). */
const inlineScripts = (name: string) =>
  [...parsePage(name).querySelectorAll('script:not([src], [type="application/ld+json"])')]
    .map(({ textContent }) => textContent ?? "")
    .filter(text => !text.startsWith("window."));

const ofPages = htmlFiles.map(name => ({ name, texts: inlineScripts(name) }));

it.each(ofPages)("$name has its own, ready to run", ({ texts }) => {
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    expect(() => new Function(text)).not.toThrow();
    // Nothing of the build or of a store comes along.
    expect(text).not.toMatch(/process\.env|\bbuilt\b|\bnew Set\b|use strict/);
  }
});

it.each(ofPages.filter(({ name }) => name !== offline))(
  "$name holds what is sent early, knows the questions, and offers to be loaded again",
  ({ name, texts: [head = "", end = ""] }) => {
    expect(head).toContain("preventDefault");
    for (const { path, validation } of steps)
      if (validation) expect(head).toContain(JSON.stringify([basePath + path, validation]));
    expect(head.includes("familiale:early")).toBe(asking.includes(name));
    // Only of a preview.
    expect(head).not.toContain("URLSearchParams");
    expect(end).toContain("onInitialClientRender");
  },
);

it("tries again on the page for no connection", () => {
  const [, end] = inlineScripts(offline);
  expect(end).toContain('"online"');
});

it("are the same on all pages of a kind", () => {
  expect(new Set(ofPages.flatMap(({ texts }) => texts)).size).toBe(4);
});
