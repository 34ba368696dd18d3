import type { Page } from "@playwright/test";
import { household, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { address } from "../support/browser/walk";
import { pagePaths } from "../support/built/site";

/** Removes the built page before the script comes: it then renders in an empty place. */
const emptyPage = () =>
  document.addEventListener("DOMContentLoaded", () => {
    document.getElementById("___gatsby")?.replaceChildren();
  });

/** Every element of the page with all its attributes and its own words, once it has come to rest. */
async function atRest(page: Page): Promise<string[]> {
  await expect(page.locator("footer")).toContainText(/© \d{4}/);
  await page.waitForLoadState("networkidle");
  return page.evaluate(() =>
    [...document.querySelectorAll("#gatsby-focus-wrapper *")]
      // What stands in it is for browsers without script, and never rendered by one that has it.
      .filter(element => !element.matches("noscript"))
      .map(element => {
        const attributes = [...element.attributes]
          .map(({ name, value }) => `${name}=${JSON.stringify(value)}`)
          .sort();
        const words = [...element.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map(({ nodeValue }) => nodeValue)
          .join("");
        const value =
          element instanceof HTMLInputElement ? `${element.value} ${element.checked}` : "";
        return `${element.tagName} ${attributes.join(" ")} ${words} ${value}`;
      }),
  );
}

// React says nothing in production of attributes that differ, and leaves those of the HTML. So the
// page that took over the HTML is compared with one that was rendered without it.
for (const [visit, answered] of [
  ["a first visit", 0],
  ["a visit with answers", 3],
] as const) {
  test(`${visit}: each page is the same with and without its built HTML`, async ({
    page,
    context,
  }) => {
    const rendered = await context.newPage();
    await rendered.addInitScript(emptyPage);
    // The moment at which the privacy notice was shown stands in a field.
    await context.clock.setFixedTime(new Date());
    for (const each of [page, rendered])
      if (answered) await keepDraft(each, household({ email: "an@voorbeeld.example" }), answered);
    // Without an answer the later steps lead away; those are seen in the other visit.
    const paths = pagePaths.filter(
      path => path !== "/bedankt/" && (answered || !/^\/(gez|uw-|mak)/.test(path)),
    );
    for (const path of paths) {
      await page.goto(address(path));
      await rendered.goto(address(path));
      const [hydrated, fresh] = [await atRest(page), await atRest(rendered)];
      expect(hydrated.length, path).toBeGreaterThan(20);
      expect(hydrated, path).toEqual(fresh);
    }
  });
}

test("taking over the built HTML keeps every element of it", async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      for (const element of document.querySelectorAll("#gatsby-focus-wrapper *"))
        Object.assign(element, { built: true });
    });
  });
  for (const path of pagePaths.filter(path => !/^\/(bed|gez|uw-|mak)/.test(path))) {
    await page.goto(address(path));
    await atRest(page);
    const kept = await page.evaluate(
      () =>
        [...document.querySelectorAll("main, main h1, header, footer, #step-form")].filter(
          element => !("built" in element),
        ).length,
    );
    expect(kept, `${path}: elements made anew`).toBe(0);
  }
});
