import { household, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { arrive, nextButton, open } from "../support/browser/walk";

test("the next step is drawn with the press, not after a frame", async ({ page }) => {
  await keepDraft(page, household(), { before: "yourInformation" });
  await open(page, "/gezinssituatie/");
  await page.evaluate(() => {
    // From here on no frame comes to whom asks for one.
    window.requestAnimationFrame = () => 0;
  });
  await nextButton(page).click();
  await arrive(page, "/uw-gegevens/");
  await expect(page.locator("h1")).toBeInViewport();
});
