import type { Page } from "@playwright/test";
import { household, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { control, open } from "../support/browser/walk";

/** Monday 2 March 2026, 11:58 in Belgium: demo-001 and demo-003 are open, the former until noon. */
const beforeNoon = "2026-03-02T11:58:00+01:00";

const card = (page: Page, id: string) =>
  page.locator("label", { has: control(page, "broker", id) });

/** Every minute of the page's clock, one after the other: what is asked for at each is asked for. */
async function pass(page: Page, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) await page.clock.runFor(60_000);
}

for (const [where, timezoneId] of [
  ["at home", "Europe/Brussels"],
  ["half a day behind", "America/Los_Angeles"],
  ["half a day ahead", "Pacific/Auckland"],
] as const)
  test.describe(`a visitor ${where}`, () => {
    test.use({ timezoneId });

    test("reads until when an office is open by Belgian time, and sees it close and open again", async ({
      page,
    }) => {
      await page.clock.install({ time: beforeNoon });
      await keepDraft(page, household());
      await open(page, "/makelaar/");
      await expect(card(page, "demo-001")).toContainText("Vandaag open tot 12 uur");
      await expect(card(page, "demo-003")).toContainText("Vandaag open tot 17 uur");
      await pass(page, 3);
      await expect(card(page, "demo-001")).toContainText("Nu gesloten");
      await expect(card(page, "demo-003")).toContainText("Vandaag open tot 17 uur");
      await pass(page, 60);
      await expect(card(page, "demo-001")).toContainText("Vandaag open tot 18 uur");
    });
  });

test("a page that slept tells the present hour when it is looked at again", async ({ page }) => {
  await page.clock.setFixedTime(beforeNoon);
  await keepDraft(page, household());
  await open(page, "/makelaar/");
  await expect(card(page, "demo-001")).toContainText("Vandaag open tot 12 uur");
  await page.clock.setFixedTime("2026-03-02T20:00:00+01:00");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(card(page, "demo-001")).toContainText("Nu gesloten");
});
