import { asking } from "../support/asking";
import { household, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { open } from "../support/browser/walk";

interface LayoutEvent {
  name: string;
  args: { beginData?: { totalObjects: number } };
}

const letters = [..."aarschot"];

for (const { id, path } of asking)
  test(`a letter at ${path} is laid out in its box alone`, async ({ browser, page }) => {
    await keepDraft(page, household(), { before: id });
    await open(page, path);
    const box = page.locator("#step-form input:is([type=text], :not([type])):visible").first();
    await box.focus();
    await browser.startTracing(page, { categories: ["devtools.timeline"] });
    for (const letter of letters) {
      await page.keyboard.press(letter);
      await page.evaluate(() => new Promise(drawn => requestAnimationFrame(drawn)));
    }
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const laid = (traceEvents as LayoutEvent[]).flatMap(({ name, args }) =>
      name === "Layout" && args.beginData ? [args.beginData.totalObjects] : [],
    );
    // What follows a letter, such as suggestions, is laid out with the page; the letter itself is not.
    expect(laid.filter(objects => objects < 10).length, laid.join(" ")).toBeGreaterThanOrEqual(
      letters.length,
    );
  });
