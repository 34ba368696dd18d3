import { expect, test } from "../support/browser/test";
import { address } from "../support/browser/walk";
import { pagePaths } from "../support/built/site";

test.use({ javaScriptEnabled: false });

for (const path of pagePaths.filter(candidate => candidate !== "/bedankt/")) {
  test(`${path} can be read without script, with a number to call`, async ({ page }) => {
    await page.goto(address(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main")).toBeVisible();
    await expect(
      page.getByRole("banner").getByRole("link", { name: "02 000 00 00" }),
    ).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    for (const name of ["Privacy", "Cookies"])
      await expect(page.getByRole("contentinfo").getByRole("link", { name })).toBeVisible();
  });
}
