import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browser/axe";
import { type Household, household } from "../support/browser/household";
import { provingSite } from "../support/browser/provingSite";
import { readyToSend } from "../support/browser/readyToSend";
import { test as base, expect } from "../support/browser/test";
import { control, live, nextButton, walkTo } from "../support/browser/walk";

// More visits: PROOF_VISITS (docs/reliability.md).
const visits = Number(process.env.PROOF_VISITS ?? "1");

type Site = Awaited<ReturnType<typeof provingSite>>;
const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const site = await provingSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(new URL(site.url).origin),
});

async function expectStoredOnce(page: Page, site: Site, who: Household): Promise<void> {
  await expect(page.locator("[data-delivery=accepted]")).toBeVisible();
  const shown = await page.locator("[data-reference]").textContent();
  expect(site.stored(who.email).map(({ reference }) => reference)).toEqual([shown]);
}

for (let visit = 1; visit <= visits; visit++)
  test(`visit ${visit} of a person on a slow phone is no bot`, async ({ page, context, site }) => {
    const cdp = await context.newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const asked: number[] = [];
    page.on("response", response => {
      if (response.request().method() === "POST") asked.push(response.status());
    });
    const who = household({ message: visit % 2 ? "Bel na 17 uur" : "" });
    await walkTo(page, "brokerSearch", who);
    await control(page, "broker", visit % 3 ? "demo-001" : "none").check();
    // Somebody reads what is asked here: more than a second.
    await page.waitForTimeout(1000);
    await nextButton(page).click();
    await expectStoredOnce(page, site, who);
    expect(asked).toEqual([201]);
  });

test("sent faster than a person can: said, and pressing again sends it", async ({
  page,
  site,
  allow,
}) => {
  allow(/status of 422/);
  const now = Date.now();
  // However slow this machine is.
  await page.clock.setFixedTime(now);
  const who = await readyToSend(page);
  await nextButton(page).click();
  await expect(page).toHaveURL(/\/technische-problemen\/$/);
  await expect(page.getByText("hield ze voor die van een computerprogramma")).toBeVisible();
  await expect(
    page.locator("main").getByRole("link", { name: "02 000 00 00" }).first(),
  ).toBeVisible();
  await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
  await expectAccessible(page, "taken for a program");
  expect(site.stored(who.email)).toEqual([]);
  await page.clock.setFixedTime(now + 2000);
  await page.getByRole("button", { name: "Probeer opnieuw te versturen" }).click();
  await expectStoredOnce(page, site, who);
});

test("a browser that filled what no person sees: said, and pressing again sends it", async ({
  page,
  site,
  allow,
}) => {
  allow(/status of 422/);
  const who = await readyToSend(page);
  await page.locator('[name="bijzonderheden"]').evaluate(field => {
    (field as HTMLInputElement).value = "Gent";
  });
  await nextButton(page).click();
  await expect(page.getByText("hield ze voor die van een computerprogramma")).toBeVisible();
  await page.getByRole("link", { name: "Terug naar uw aanvraag" }).click();
  await live(page);
  await nextButton(page).click();
  await expectStoredOnce(page, site, who);
});
