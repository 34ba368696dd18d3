import type { Page } from "@playwright/test";
import { asking } from "../support/asking";
import { expectAccessible } from "../support/browser/axe";
import { holdBack } from "../support/browser/holdBack";
import { household, keepDraft } from "../support/browser/household";
import { startLink } from "../support/browser/startLink";
import { expect, test } from "../support/browser/test";
import { address, arrive, nextButton, open, visit } from "../support/browser/walk";
import { pageScript } from "../support/built/pageScript";
import { scriptWith } from "../support/built/scriptWith";

const busy = "Even geduld";
const who = household();
const data = (name: string) => `**/page-data/${name}/page-data.json*`;
const component = (name: string) => `**/${pageScript(name)}`;

/** Politely, where screen readers hear it. */
const spoken = (page: Page) => page.getByRole("status").filter({ hasText: busy });

/** The button says that it is under way, to who sees it and to who hears it. */
async function expectBusy(page: Page): Promise<void> {
  await expect(nextButton(page)).toHaveText(busy);
  await expect(nextButton(page)).toHaveAttribute("aria-disabled", "true");
  await expect(nextButton(page)).toBeFocused();
  await expect(spoken(page)).toHaveCount(1);
}

/** Each two that follow each other. */
const questions = asking.slice(1).map((after, i) => [asking[i]?.path ?? "", after] as const);

for (const [path, { id, path: after }] of questions)
  for (const [what, addresses] of [
    ["data", data(after.slice(1, -1))],
    ["script", component(id.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`))],
  ] as const)
    test(`next of ${path} says that it is busy while the ${what} of the next page does not come`, async ({
      page,
    }) => {
      const release = await holdBack(page, addresses);
      await keepDraft(page, who, { before: id });
      await open(page, path);
      const entries = await page.evaluate(() => history.length);
      await nextButton(page).focus();
      await page.keyboard.press("Enter");
      await expectBusy(page);
      await expectAccessible(page, "next while a slow page loads");
      // Pressed out of impatience: it is one press.
      for (let i = 0; i < 3; i++) await page.keyboard.press("Enter");
      await expect(page).toHaveURL(address(path));
      release();
      await arrive(page, after);
      await expect(spoken(page)).toHaveCount(0);
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
      await page.goBack();
      await arrive(page, path);
      await expect(nextButton(page)).toContainText("Volgende");
    });

test("next says that it is busy while what checks the answers does not come", async ({ page }) => {
  await keepDraft(page, who, { before: "familySituation" });
  await open(page, "/verzekeringskeuze/");
  const release = await holdBack(page, `**/${scriptWith("src/flow/rules.ts")}`);
  await nextButton(page).focus();
  await page.keyboard.press("Enter");
  await expectBusy(page);
  release();
  await arrive(page, "/gezinssituatie/");
});

test("a next that is busy and then fails can be pressed again", async ({ page, allow }) => {
  allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  let fail = () => {};
  const failed = new Promise<void>(resolve => {
    fail = resolve;
  });
  await page.route(data("gezinssituatie"), async route => {
    await failed;
    await route.abort();
  });
  await keepDraft(page, who, { before: "familySituation" });
  await open(page, "/verzekeringskeuze/");
  await page.route(address("/gezinssituatie/"), route => route.abort());
  await nextButton(page).focus();
  await page.keyboard.press("Enter");
  await expectBusy(page);
  fail();
  await expect(page.getByText("Er is even geen verbinding.")).toBeVisible();
  await expect(nextButton(page)).toContainText("Volgende");
  await expect(nextButton(page)).toHaveAttribute("aria-disabled", "false");
  await expect(spoken(page)).toHaveCount(0);
});

test("a link whose page is long in coming: that is said until it is there", async ({ page }) => {
  const messages = page.locator("#messages");
  const release = await holdBack(page, component("insurance-choice"));
  await visit(page, "/");
  await startLink(page).first().click();
  await expect(messages).toContainText(busy);
  await expectAccessible(page, "a link while a slow page loads");
  await expect(page).toHaveURL(address("/"));
  release();
  await arrive(page, "/verzekeringskeuze/");
  await expect(messages).not.toContainText(busy);
});
