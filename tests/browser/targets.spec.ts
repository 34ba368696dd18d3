import type { Page } from "@playwright/test";
import { household, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { live, openAll, visit } from "../support/browser/walk";
import { pagePaths } from "../support/built/site";

interface Target {
  what: string;
  width: number;
  height: number;
  primary: boolean;
}

/** What one can press, with its size; a control inside its label counts with the whole label. */
const targets = (page: Page) =>
  page.evaluate((): Target[] => {
    const pressed = "a[href], button, summary, input:not([type=hidden]), select, textarea";
    return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap(element => {
      const inSentence =
        element.matches("a") &&
        getComputedStyle(element).display === "inline" &&
        element.closest("p, dd, li, small") !== null;
      // WCAG 2.5.8 leaves out links in a sentence; the skip link is off screen until focused.
      if (inSentence || element.matches(".skip") || element.getClientRects().length === 0)
        return [];
      const area = element.closest("label") ?? element;
      const { width, height } = area.getBoundingClientRect();
      // The acts: what sends a form, and what is filled in as a button.
      const filled = getComputedStyle(element).backgroundColor !== "rgba(0, 0, 0, 0)";
      const primary =
        element.matches("[type=submit]") || (filled && element.matches("main a, main button"));
      const words =
        element.textContent?.trim() || element.getAttribute("name") || element.className;
      return [{ what: `${element.tagName} ${words}`, width, height, primary }];
    });
  });

for (const width of [320, 1280]) {
  test(`targets are large enough at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await keepDraft(page, household({ claimsCount: "2" }));
    let primaries = 0;
    for (const path of pagePaths.filter(each => each !== "/bedankt/")) {
      await visit(page, path);
      if ((await page.locator("#step-form").count()) > 0) await live(page);
      if (path === "/makelaar/") await expect(page.locator("[name=broker]")).not.toHaveCount(1);
      await openAll(page);
      for (const { what, primary, ...size } of await targets(page)) {
        const least = primary ? 44 : 24;
        primaries += Number(primary);
        const where = `${what} on ${path}`;
        expect(Math.round(size.height), `height of ${where}`).toBeGreaterThanOrEqual(least);
        expect(Math.round(size.width), `width of ${where}`).toBeGreaterThanOrEqual(least);
      }
    }
    expect(primaries).toBeGreaterThan(5);
  });
}
