import type { Page } from "@playwright/test";
import { household, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { untouchedVisits } from "../support/browser/untouchedVisits";
import { control, live, visit } from "../support/browser/walk";

function fontsOf(page: Page): Set<string> {
  const fonts = new Set<string>();
  page.on("request", request => {
    if (request.url().endsWith(".woff2")) fonts.add(request.url());
  });
  return fonts;
}

for (const { path, before } of untouchedVisits)
  test(`${path} is written with one font file of a first round trip`, async ({ page }) => {
    const fonts = fontsOf(page);
    await before?.(page);
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState("networkidle");
    expect(fonts.size).toBe(1);
    const [file = ""] = fonts;
    // What a server sends before it hears from the browser: ten packets.
    expect((await (await page.request.get(file)).body()).length).toBeLessThanOrEqual(14_000);
  });

test("a name with another letter has the whole font come", async ({ page }) => {
  const fonts = fontsOf(page);
  await keepDraft(page, household(), { before: "yourInformation" });
  await visit(page, "/uw-gegevens/");
  await live(page);
  await expect.poll(() => fonts.size).toBe(1);
  await control(page, "firstName").fill("Søren");
  await expect.poll(() => fonts.size).toBe(2);
  await expect
    .poll(() => page.evaluate(() => document.fonts.check("16px Figtree", "ø")))
    .toBe(true);
});
