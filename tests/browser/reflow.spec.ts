import type { Page } from "@playwright/test";
import { askingPaths } from "../support/asking";
import { expectNoSidewaysScroll } from "../support/browser/axe";
import { keepDraft } from "../support/browser/household";
import { longHousehold } from "../support/browser/longHousehold";
import { expect, test } from "../support/browser/test";
import { address, control, live, nextButton, openAll, visit } from "../support/browser/walk";
import { pagePaths } from "../support/built/site";

/** 320 px wide, and a 1280 px screen at 400 %: WCAG 1.4.10. */
const views = { "320 px": [320, 640, 1], "400 %": [320, 225, 4] } as const;

/** Nothing sticks out of the page, visibly or cut off, apart from what hides on purpose. */
async function expectAllInside(page: Page, where: string): Promise<void> {
  await expectNoSidewaysScroll(page, where);
  const outside = await page.evaluate(() =>
    [...document.querySelectorAll("main *, aside *, header *, footer *")]
      .filter(element => !element.closest("svg, .hidden-text, [aria-hidden=true]"))
      .filter(element => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (right > document.documentElement.clientWidth + 1 || left < -1);
      })
      .map(({ tagName, className }) => `${tagName}.${className}`),
  );
  expect(outside, where).toEqual([]);
}

for (const [name, [width, height, deviceScaleFactor]] of Object.entries(views)) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor });

    test("very long answers scroll nowhere sideways, with errors, hints and check-answers", async ({
      page,
    }) => {
      await keepDraft(page, longHousehold());
      for (const path of askingPaths) {
        await page.goto(address(path));
        await live(page);
        await openAll(page);
        await page.waitForLoadState("networkidle");
        await expectAllInside(page, `${path} at ${name}`);
        if (path === "/uw-gegevens/") {
          await control(page, "email").fill(`${"x".repeat(80)}@gmial.com`);
          await control(page, "phone").fill("9".repeat(90));
          await page.keyboard.press("Tab");
          await expect(page.locator("[data-remark=email]")).toContainText("gmail.com");
        }
        if (path === "/gezinssituatie/") await control(page, "members").fill("1".repeat(90));
        if (path === "/verzekeringskeuze/")
          await control(page, "startDate.day").fill("x".repeat(90));
        await nextButton(page).click();
        await expect(page.locator("[data-error-summary]")).toBeFocused();
        await expectAllInside(page, `${path} with errors at ${name}`);
        // What was kept wrong here would lead the later pages back.
        await page.evaluate(() => sessionStorage.clear());
        await page.evaluate(() => {
          window.name = "";
        });
      }
    });

    test("pages to read scroll nowhere sideways", async ({ page }) => {
      for (const path of pagePaths.filter(each => !askingPaths.includes(each))) {
        await visit(page, path);
        await expectAllInside(page, `${path} at ${name}`);
      }
    });
  });
}
