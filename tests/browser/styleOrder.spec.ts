import type { Page } from "@playwright/test";
import { builtStyles } from "../../scripts/builtScripts.mjs";
import { asking } from "../support/asking";
import { household, keep, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { address, nextButton, visit } from "../support/browser/walk";
import { basePath, pagePaths, publicFolder } from "../support/built/site";

/** As they come on the way through the site: any of them after any other. */
const later = builtStyles(publicFolder).map(name => `${basePath}/${name}`);

/** Puts all styles of the site behind those of the page in turn, and names what then looks otherwise. */
const changedBy = (page: Page, styles: string[]): Promise<string[]> =>
  page.evaluate(async styles => {
    const wanted = ["color", "background-color", "font", "padding", "gap", "border"];
    // What is folded away has no place yet.
    const elements = [...document.querySelectorAll("#gatsby-focus-wrapper *")].filter(
      element => !element.closest("details:not([open]) > :not(summary)"),
    );
    const look = () =>
      elements.map(element => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const values = wanted.map(name => style.getPropertyValue(name));
        return [x, y, width, height].map(Math.round).join(" ") + values.join(" ");
      });
    const before = look();
    for (const href of styles) {
      const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
      const loaded = new Promise(resolve => link.addEventListener("load", resolve));
      document.head.append(link);
      await loaded;
    }
    const after = look();
    return elements.flatMap((element, index) =>
      before[index] === after[index]
        ? []
        : [`${element.tagName} ${element.className}: ${before[index]} -> ${after[index]}`],
    );
  }, styles);

for (const path of pagePaths)
  test(`${path} looks the same, whatever styles come after its own`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const step = asking.find(one => one.path === path);
    if (step) await keepDraft(page, household(), { before: step.id });
    if (path === "/bedankt/")
      await keep(page, { reference: "AB12", brokerId: "demo-001" }, "familiale:sent");
    await visit(page, path);
    await expect(page).toHaveURL(address(path));
    if (step && step.id !== "brokerSearch") {
      // Not by the mouse, under which what comes into its place would change.
      await nextButton(page).press("Enter");
      await expect(page.locator("[data-error-summary], main h1").first()).toBeVisible();
    }
    // The last step searches by itself, and draws a map of what it found.
    if (step?.id === "brokerSearch")
      await expect(page.locator('main svg[viewBox="0 0 276 232"]')).toBeVisible();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    for (const styles of [later, [...later].reverse()])
      expect(await changedBy(page, styles)).toEqual([]);
  });
