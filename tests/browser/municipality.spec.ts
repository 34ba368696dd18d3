import { household, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { answer, arrive, control, next, nextButton, open } from "../support/browser/walk";

test.beforeEach(async ({ page }) => {
  await keepDraft(page, household(), { before: "yourInformation" });
  await open(page, "/uw-gegevens/");
});

for (const [first, place, second, what] of [
  ["9000", "Gent", "9999", "a code that is none"],
  ["2300", "Turnhout", "5211", "a code that is none, near another language"],
  ["9000", "Gent", "8000", "a code of several places"],
  ["9000", "Gent", "2300", "a code of another single place"],
] as const)
  test(`${place} goes with its postcode when that becomes ${second}: ${what}`, async ({ page }) => {
    const municipality = control(page, "municipality");
    await answer(page, "yourInformation", household({ postcode: first, municipality: place }));
    await expect(municipality).toHaveValue(place);
    await control(page, "postcode").fill(second);
    await expect(municipality).not.toHaveValue(place);
    // What one sees is what is kept: the same after a new load, and what was left open is asked.
    const shown = await municipality.inputValue();
    await page.reload();
    await expect(control(page, "postcode")).toHaveValue(second);
    await expect(municipality).toHaveValue(shown);
    await nextButton(page).click();
    if (shown) return arrive(page, "/makelaar/");
    await expect(page.locator("#municipality-error")).toBeVisible();
    await expect(municipality).toHaveAttribute("aria-invalid", "true");
  });

test("a name that was typed or chosen stays while its postcode does", async ({ page }) => {
  await answer(page, "yourInformation", household({ postcode: "9000", municipality: "Gent" }));
  await control(page, "postcode").fill("9999");
  await page.locator("input[name=municipality]").fill("Nergenshuizen");
  await control(page, "postcode").fill(" 9999 ");
  await page.reload();
  await expect(control(page, "municipality")).toHaveValue("Nergenshuizen");
  await next(page, "/uw-gegevens/");
});
