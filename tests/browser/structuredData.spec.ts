import { expect, test } from "../support/browser/test";
import { address, visit } from "../support/browser/walk";

test("the policy says nothing against data for search engines, which stays where it is once the page is live", async ({
  page,
}) => {
  // Whatever the browser complains of fails this test (support/browser/test).
  await visit(page, "/");
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  expect(JSON.parse((await data.textContent()) ?? "")["@type"]).toBe("FAQPage");
  const policy = (await page.request.get(address("/"))).headers()["content-security-policy"];
  expect(policy).toContain("script-src 'self' 'sha256-");
});
