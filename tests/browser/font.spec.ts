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

test("the first paint does not wait for the font", async ({ page }) => {
  await visit(page, "/");
  // Chromium holds the first frame for a font that is asked for ahead.
  await expect(page.locator('link[as="font"]')).toHaveCount(0);
});

test("until the font is there, texts are nearly as wide as with it", async ({ page }) => {
  await visit(page, "/privacy/");
  const widths = await page.evaluate(async () => {
    const text = document.createElement("span");
    text.textContent = document.querySelector("main")?.textContent ?? "";
    text.style.cssText = "position: absolute; white-space: nowrap; font-size: 100px";
    document.body.append(text);
    const widths: [number, number][] = [];
    for (const weight of [400, 700, 750]) {
      const widthIn = async (font: string) => {
        await document.fonts.load(`${weight} 16px "${font}"`);
        text.style.font = `${weight} 100px "${font}", monospace`;
        return text.offsetWidth;
      };
      widths.push([await widthIn("Figtree"), await widthIn("Figtree Fallback")]);
    }
    return widths;
  });
  expect(widths).toHaveLength(3);
  for (const [font, system] of widths) expect(Math.abs(system / font - 1)).toBeLessThan(0.02);
});
