import { expect, test } from "../support/browser/test";
import { address, visit } from "../support/browser/walk";
import { readPublic } from "../support/built/site";

const built = /© (\d{4}) /.exec(readPublic("index.html"))?.[1];

test("the HTML says the year of its build, and who comes in a later one sees theirs", async ({
  page,
  context,
}) => {
  expect(Number(built)).toBeGreaterThan(2024);
  const later = new Date(Date.UTC(Number(built) + 5, 5, 1, 12));
  await context.clock.setFixedTime(later);
  // The browser's console, which every test watches, has no word of a text that did not match.
  await visit(page, "/privacy/");
  await expect(page.getByRole("contentinfo")).toContainText(`© ${later.getFullYear()} `);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  for (const path of ["/", "/makelaar/", "/offline/", "/404.html", "/500.html"])
    test(`${path} has the year`, async ({ page }) => {
      await page.goto(address(path));
      await expect(page.getByRole("contentinfo")).toContainText(`© ${built} Voorbeeld`);
    });
});
