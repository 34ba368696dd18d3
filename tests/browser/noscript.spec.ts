import { expect, test } from "../support/browser/test";
import { address } from "../support/browser/walk";
import { pagePaths } from "../support/built/site";

test.use({ javaScriptEnabled: false });

for (const path of pagePaths) {
  test(`${path} can be read without script, and says how to reach a person`, async ({ page }) => {
    await page.goto(address(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const main = page.getByRole("main");
    await expect(main).toBeVisible();
    // What is to be seen, not what merely stands in the HTML.
    await expect(main.getByText(/\S/).filter({ visible: true })).not.toHaveCount(0);
    await expect(
      page.getByText(/kan hier alleen met JavaScript.*bel dan 02 000 00 00, op werkdagen/),
    ).toBeVisible();
    await expect(
      page.getByRole("banner").getByRole("link", { name: "02 000 00 00" }),
    ).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    for (const name of ["Privacy", "Cookies"])
      await expect(page.getByRole("contentinfo").getByRole("link", { name })).toBeVisible();
    // Every question can be seen; a follow-up question waits for the answer that it follows. How many people live
    // there opens without script.
    const family = main.locator('[name="situation"][value="gezin"]');
    if ((await family.count()) > 0) {
      await expect(main.locator('[name="members"]')).toBeHidden();
      await family.check();
    }
    const fields = main.locator(
      "fieldset:not([hidden]) input:not([type=hidden]), :scope div:not([hidden]) > select, textarea",
    );
    for (const field of await fields.all()) {
      const shown = await field.evaluate(
        element =>
          element.closest("[hidden], details:not([open])") !== null ||
          element.getClientRects().length > 0,
      );
      expect(shown, (await field.getAttribute("name")) ?? "a field").toBe(true);
    }
  });
}
