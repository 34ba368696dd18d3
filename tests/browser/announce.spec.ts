import type { Page } from "@playwright/test";
import { household, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { arrive, next, open } from "../support/browser/walk";

/** Notes from now on what live regions that screen readers can perceive say. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const regions = "[aria-live]:not([aria-live=off]), [role=status], [role=alert]";
    new MutationObserver(changes => {
      const changed = new Set<Element>();
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(regions);
        if (region && region.getClientRects().length > 0) changed.add(region);
      }
      for (const region of changed) {
        const words = region.textContent?.trim();
        const manner = region.getAttribute("aria-live") ?? region.getAttribute("role");
        if (words) said.push(`${manner}: ${words}`);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** All that was said since `listen`, and nothing else: a second announcement of a page shows at the next. */
const expectSaid = (page: Page, words: string[]): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said))
    .toEqual(words);

test("each change of step is announced once, in Dutch, politely, and focus is on the one heading", async ({
  page,
}) => {
  await keepDraft(page, household());
  await open(page, "/verzekeringskeuze/");
  await listen(page);
  const words: string[] = [];
  const hear = (more: string) => expectSaid(page, [...words, more]).then(() => words.push(more));
  await next(page, "/verzekeringskeuze/");
  await hear("status: Stap 2 van 4: Uw gezinssituatie");
  await next(page, "/gezinssituatie/");
  await expect(page.locator("[name=municipality]")).toHaveValue("Gent");
  await hear("status: Stap 3 van 4: Uw gegevens");
  await page.goBack();
  await arrive(page, "/gezinssituatie/");
  await hear("status: Stap 2 van 4: Uw gezinssituatie");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await arrive(page, "/privacy/");
  await hear("status: Privacy");
  await page.waitForLoadState("networkidle");
  await expectSaid(page, words);
  await expect(page.locator("h1")).toHaveCount(1);
  // Gatsby's own announcer is there, but nobody can perceive it.
  await expect(page.locator("#gatsby-announcer")).toBeHidden();
});
