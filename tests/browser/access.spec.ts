import type { Page } from "@playwright/test";
import { asking, askingPaths } from "../support/asking";
import { expectAccessible, expectNoSidewaysScroll } from "../support/browser/axe";
import { configure, startEndpoint } from "../support/browser/endpoint";
import { household, keep, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import {
  address,
  answer,
  arrive,
  control,
  nextButton,
  open,
  openAll,
  reference,
  visit,
} from "../support/browser/walk";
import { pagePaths } from "../support/built/site";

const others = pagePaths.filter(path => !askingPaths.includes(path) && path !== "/bedankt/");
const widths = [360, 1280];

/** Looks at the page as it stands in each width, and at 320 px for scrolling sideways. */
async function inspect(page: Page, where: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${where} at ${width} px`);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, where);
}

test("pages to read are accessible", async ({ page }) => {
  for (const path of others) {
    await visit(page, path);
    await inspect(page, path);
    if ((await page.locator("details").count()) === 0) continue;
    await openAll(page);
    await inspect(page, `${path} opened`);
  }
});

for (const { id, path } of asking) {
  test(`${path} is accessible: empty, with errors, and filled in with all that opens open`, async ({
    page,
  }) => {
    const who = household({ claimsCount: "2", postcode: "9300", municipality: "Aalst" });
    await keepDraft(page, who, { before: id });
    await open(page, path);
    if (id === "brokerSearch") await expect(page.locator("[name=broker]")).not.toHaveCount(1);
    await inspect(page, path);
    await nextButton(page).click();
    await expect(page.locator("[data-error-summary]")).toBeFocused();
    await inspect(page, `${path} with errors`);
    if (id === "brokerSearch") await control(page, "broker").first().check();
    else await answer(page, id, who);
    await expect(page.locator("[data-error-summary]")).toHaveCount(0);
    await openAll(page);
    await inspect(page, `${path} opened`);
  });
}

test("thank-you is accessible, with a broker and without", async ({ page }) => {
  for (const brokerId of ["demo-001", null]) {
    await page.goto(address("/404/"));
    await page.evaluate(sent => sessionStorage.setItem("familiale:sent", JSON.stringify(sent)), {
      reference: "FV-7K3M-9QXT",
      brokerId,
    });
    await page.goto(address("/bedankt/"));
    await reference(page);
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await inspect(page, `thank-you for ${brokerId}`);
  }
});

test("sending, problems and waiting are accessible", async ({ page, context, allow }) => {
  allow(/status of 404/, /ERR_INTERNET_DISCONNECTED/);
  let respond = () => {};
  const endpoint = await startEndpoint(async () => {
    await new Promise<void>(resolve => {
      respond = resolve;
    });
    return { status: 404, body: {} };
  });
  await configure(page, { lead: { endpoint: endpoint.url } });
  await keepDraft(page, household());
  await open(page, "/makelaar/");
  await control(page, "broker", "demo-001").check();
  await nextButton(page).click();
  await expect(page.locator("[data-loading-overlay]")).toBeVisible();
  await expect.poll(() => endpoint.arrived.length).toBe(1);
  await inspect(page, "the loading overlay");
  respond();
  await arrive(page, "/technische-problemen/");
  await inspect(page, "the page of difficulties");
  await page.getByRole("link", { name: "Terug naar uw aanvraag" }).click();
  await arrive(page, "/makelaar/");
  await context.setOffline(true);
  await nextButton(page).click();
  await expect(page.locator("[data-delivery=waiting]")).toBeVisible();
  await inspect(page, "the waiting thank-you");
  await endpoint.stop();
});

test("forced colors and reduced motion leave everything usable", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await keep(page, { version: 1, answers: {}, brokerContext: null });
  await open(page, "/verzekeringskeuze/");
  await control(page, "formula", "basis").check();
  await expect(control(page, "formula", "basis")).toBeChecked();
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === "running").length,
  );
  expect(moving).toBe(0);
  await control(page, "startDate.year").focus();
  await page.keyboard.press("Tab");
  await expect(nextButton(page)).toBeFocused();
  await expect(nextButton(page)).not.toHaveCSS("outline-style", "none");
  await nextButton(page).click();
  await arrive(page, "/gezinssituatie/");
});
