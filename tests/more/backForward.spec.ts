import { chromium, type Page } from "@playwright/test";
import { presentChromium } from "../../scripts/presentChromium.mjs";
import { household, keepDraft } from "../support/browser/household";
import { storedLeads } from "../support/browser/storedLeads";
import { expect, test } from "../support/browser/test";
import { address, arrive, control, next, nextButton, open, send } from "../support/browser/walk";

/** A tab whose back/forward cache is on: Playwright switches it off, and the headless shell has none. */
async function cachedTab(use: (page: Page) => Promise<void>): Promise<void> {
  const { launchOptions = {} } = test.info().project.use;
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: presentChromium({ whole: true }),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const { baseURL, locale, timezoneId } = test.info().project.use;
  const page = await browser.newPage({ baseURL, locale, timezoneId });
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) document.documentElement.dataset.restored = "";
    });
  });
  await use(page).finally(() => browser.close());
}

/** Off to another site's page and back by the browser's own button. */
async function awayAndBack(page: Page, meanwhile?: () => Promise<unknown>): Promise<void> {
  await page.goto(address("/health.json"));
  await meanwhile?.();
  // Playwright's own way back waits for a load that does not happen.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).not.toHaveURL(address("/health.json"));
}

test("a page from the back/forward cache works on", async () => {
  await cachedTab(async page => {
    const who = household();
    await keepDraft(page, who, { before: "yourInformation" });
    await open(page, "/uw-gegevens/");
    await control(page, "firstName").fill("Zoë");
    await nextButton(page).click();
    await expect(page.locator("[data-error-summary]")).toBeFocused();
    await awayAndBack(page);
    await expect(page.locator("html[data-restored]")).toHaveCount(1);
    await expect(control(page, "firstName")).toHaveValue("Zoë");
    await control(page, "lastName").fill("Peeters");
    await expect(page.locator("#lastName-error")).toHaveCount(0);
    await control(page, "email").fill(who.email);
    await control(page, "contactBy", "email").check();
    await control(page, "postcode").fill("9000");
    await page.locator("select[name=municipality]").selectOption("Gent");
    await next(page, "/uw-gegevens/");
    await control(page, "broker", "demo-001").check();
    await awayAndBack(page);
    await expect(page.locator("html[data-restored]")).toHaveCount(1);
    const shown = await send(page);
    expect(storedLeads(who.email).map(({ reference }) => reference)).toEqual([shown]);
  });
});

test("a page from that cache never shows answers that were erased meanwhile", async () => {
  await cachedTab(async page => {
    await keepDraft(page, household(), { before: "yourInformation" });
    await open(page, "/gezinssituatie/");
    await expect(control(page, "members")).toHaveValue("2");
    await awayAndBack(page, () => page.evaluate(() => sessionStorage.clear()));
    await arrive(page, "/verzekeringskeuze/");
    await expect(page.locator("input:checked")).toHaveCount(0);
  });
});
