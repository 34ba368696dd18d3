import type { Page } from "@playwright/test";
import { consentKey } from "../../src/consent/keptConsent";
import { choose } from "../support/browser/consent";
import { configure } from "../support/browser/endpoint";
import { keepConsent } from "../support/browser/keepConsent";
import { startLink } from "../support/browser/startLink";
import { agentThere, hide, measuredBy, show } from "../support/browser/telemetry";
import { expect, test } from "../support/browser/test";
import { arrive, visit } from "../support/browser/walk";
import { intakeHost } from "../support/intakeHost";

let intake: Awaited<ReturnType<typeof intakeHost>>;
test.beforeEach(async () => {
  intake = await intakeHost();
  intake.script = { status: 503 };
});
test.afterEach(() => intake.close());

const kept = (page: Page) =>
  page.evaluate(() => ["familiale:session" in localStorage, "familiale:unsent" in sessionStorage]);

/** A visit that was measured, and whose measurements could not leave. */
async function measured(page: Page): Promise<void> {
  await measuredBy(page, intake);
  await keepConsent(page, { telemetry: true });
  await visit(page, "/");
  await agentThere(page);
  await startLink(page).first().click();
  await arrive(page, "/verzekeringskeuze/");
  await hide(page);
  await expect.poll(() => kept(page)).toEqual([true, true]);
  await show(page);
}

/** From here on the telemetry is missing, as behind a content blocker. */
async function block(page: Page): Promise<{ asked: () => number }> {
  let asked = 0;
  await page.route("**/online-measuring-*.js", route => {
    asked += 1;
    return route.abort("blockedbyclient");
  });
  return { asked: () => asked };
}

/** Changes what is kept of the choice, without a word to the page that is open. */
const rewrite = (page: Page, change: object) =>
  page.evaluate(
    ([key, more]) => {
      const now = JSON.parse(localStorage.getItem(key) ?? "{}");
      localStorage.setItem(key, JSON.stringify({ ...now, ...more }));
    },
    [consentKey, change] as const,
  );

const yearAgo = () => new Date(Date.now() - 366 * 24 * 3600 * 1000).toISOString();

for (const [what, change] of [
  ["was withdrawn", (page: Page) => rewrite(page, { choice: { telemetry: false } })],
  ["is a year old", (page: Page) => rewrite(page, { at: yearAgo() })],
  ["is for a service that the site has no more", (page: Page) => configure(page, {})],
] as const)
  test(`consent that ${what}: what was measured is erased at the next start, with the telemetry blocked`, async ({
    page,
    allow,
  }) => {
    allow(/Failed to load resource/);
    await measured(page);
    const blocked = await block(page);
    await change(page);
    await page.reload();
    await expect.poll(() => kept(page)).toEqual([false, false]);
    await page.waitForLoadState("networkidle");
    expect(await kept(page)).toEqual([false, false]);
    expect(blocked.asked()).toBe(0);
  });

test("a withdrawal on a page whose telemetry was blocked erases what an earlier page measured", async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource/);
  await measured(page);
  const blocked = await block(page);
  await page.reload();
  await expect.poll(blocked.asked).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  expect(await kept(page)).toEqual([true, true]);
  await choose(page, "Weigeren");
  await expect.poll(() => kept(page)).toEqual([false, false]);
});
