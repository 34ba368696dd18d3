import { household, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { control, open } from "../support/browser/walk";

test("Escape closes one thing: first the suggestions, then the newest message, and never what was typed", async ({
  page,
  context,
  allow,
}) => {
  allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await keepDraft(page, household());
  await open(page, "/makelaar/");
  await expect(page.getByText(/kantoren binnen 10\skm van 9000 Gent/)).toBeVisible();
  const box = control(page, "brokerPlace");
  await box.press("End");
  await page.waitForLoadState("networkidle");
  const message = page.locator("#messages").getByText(/geen verbinding/);
  // The watch over the connection comes after the first touch.
  await expect(async () => {
    await context.setOffline(false);
    await context.setOffline(true);
    await expect(message).toBeVisible({ timeout: 3000 });
  }).toPass();
  await box.fill("");
  await box.pressSequentially("gent");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(message).toBeVisible();
  await expect(box).toHaveValue("gent");
  await page.keyboard.press("Escape");
  await expect(message).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(box).toHaveValue("gent");
  await expect(box).toBeFocused();
  await expect(page.getByRole("radio")).not.toHaveCount(1);
});
