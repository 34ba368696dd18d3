import { household, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { control, open } from "../support/browser/walk";

test("turning the wheel over a number scrolls the page and leaves the number", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await keepDraft(page, household(), { before: "familySituation" });
  await open(page, "/gezinssituatie/");
  await control(page, "situation", "gezin").check();
  await control(page, "claims", "ja").check();
  for (const name of ["members", "claimsCount"]) {
    const box = control(page, name);
    await box.fill("3");
    await box.hover();
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 60);
    await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
    await expect(box).toBeFocused();
    await expect(box).toHaveValue("3");
  }
});
