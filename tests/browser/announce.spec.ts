import type { Page } from "@playwright/test";
import { asking } from "../support/asking";
import { household, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { arrive, next, open } from "../support/browser/walk";
import { readTexts } from "../support/built/site";

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
        // A machine that is slow today says so at the button (slow.spec.ts).
        if (words && words !== "Even geduld") said.push(`${manner}: ${words}`);
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
  const upToPerson = asking.slice(0, asking.findIndex(({ id }) => id === "yourInformation") + 1);
  const [first, ...others] = upToPerson;
  await open(page, first?.path ?? "");
  await listen(page);
  const words: string[] = [];
  const hear = (more: string) => expectSaid(page, [...words, more]).then(() => words.push(more));
  const texts = readTexts();
  const said = ({ id, chapter }: { id: string; chapter: number }) =>
    `status: Stap ${chapter} van ${asking.length}: ${texts.get(`${id}.title`)}`;
  for (const [i, step] of others.entries()) {
    await next(page, upToPerson[i]?.path ?? "");
    if (step.id === "yourInformation")
      await expect(page.locator("[name=municipality]")).toHaveValue("Gent");
    await hear(said(step));
  }
  for (const before of upToPerson.slice(-2, -1)) {
    await page.goBack();
    await arrive(page, before.path);
    await hear(said(before));
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await arrive(page, "/privacy/");
  await hear("status: Privacy");
  await page.waitForLoadState("networkidle");
  await expectSaid(page, words);
  await expect(page.locator("h1")).toHaveCount(1);
  // Gatsby's own announcer would say it again, in English.
  await expect(page.locator("#gatsby-announcer")).toHaveCount(0);
});
