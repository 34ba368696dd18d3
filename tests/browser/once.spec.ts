import type { Page } from "@playwright/test";
import { configure, forward, startEndpoint } from "../support/browser/endpoint";
import { readyToSend } from "../support/browser/readyToSend";
import { storedLeads } from "../support/browser/storedLeads";
import { expect, test } from "../support/browser/test";
import { address, nextButton, reference } from "../support/browser/walk";

/** Counts what the page posts. */
function countPosts(page: Page): () => number {
  let posts = 0;
  page.on("request", request => {
    if (request.method() === "POST") posts += 1;
  });
  return () => posts;
}

const presses: Record<string, (page: Page) => Promise<void>> = {
  "a double click": page => nextButton(page).dblclick(),
  "Enter and a click": async page => {
    const button = nextButton(page);
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    await button.focus();
    await page.keyboard.press("Enter");
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  },
  "three submits in one breath": page =>
    page.locator("#step-form").evaluate(form => {
      for (let i = 0; i < 3; i++) (form as HTMLFormElement).requestSubmit();
    }),
};

for (const [name, press] of Object.entries(presses)) {
  test(`${name} gives one row`, async ({ page }) => {
    const posts = countPosts(page);
    const who = await readyToSend(page);
    await press(page);
    const shown = await reference(page);
    expect(storedLeads(who.email).map(lead => lead.reference)).toEqual([shown]);
    expect(posts()).toBe(1);
  });
}

test("pressing again while a late endpoint thinks sends nothing more", async ({ page }) => {
  let answer = () => {};
  const thinking = new Promise<void>(resolve => {
    answer = resolve;
  });
  const endpoint = await startEndpoint(async arrived => {
    await thinking;
    return forward(arrived);
  });
  await configure(page, { lead: { endpoint: endpoint.url } });
  const who = await readyToSend(page);
  await nextButton(page).click();
  await expect(page.locator("[data-loading-overlay]")).toBeVisible();
  await expect(page.getByText("Uw aanvraag wordt verstuurd")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-loading-overlay]")).toBeVisible();
  await page.locator("#step-form").evaluate(form => (form as HTMLFormElement).requestSubmit());
  await expect.poll(() => endpoint.arrived.length).toBe(1);
  answer();
  const shown = await reference(page);
  expect(endpoint.arrived).toHaveLength(1);
  expect(storedLeads(who.email).map(lead => lead.reference)).toEqual([shown]);
  await endpoint.stop();
});

test("a reload while sending, then sending again, gives one row", async ({ page }) => {
  const first: { reference?: string } = {};
  const endpoint = await startEndpoint(async arrived => {
    const { status, body } = await forward(arrived);
    // The first answer never reaches the visitor.
    if (endpoint.arrived.length > 1) return { status, body };
    Object.assign(first, body);
    return undefined;
  });
  await configure(page, { lead: { endpoint: endpoint.url } });
  const who = await readyToSend(page);
  await nextButton(page).click();
  await expect.poll(() => first.reference).toBeTruthy();
  await page.reload();
  // What waited goes by itself once the page is idle; pressing before that does no harm.
  await page.waitForFunction(() => {
    const form = document.querySelector<HTMLFormElement>("html[data-live] #step-form");
    form?.requestSubmit();
    return form !== null || location.pathname.endsWith("/bedankt/");
  });
  expect(await reference(page)).toBe(first.reference);
  expect(new Set(endpoint.arrived.map(({ key }) => key)).size).toBe(1);
  expect(storedLeads(who.email).map(lead => lead.reference)).toEqual([first.reference]);
  await endpoint.stop();
});

test("going back after sending offers nothing to send again", async ({ page }) => {
  const who = await readyToSend(page);
  await nextButton(page).click();
  const shown = await reference(page);
  await page.goBack();
  await expect(page).not.toHaveURL(address("/makelaar/"));
  expect(storedLeads(who.email).map(lead => lead.reference)).toEqual([shown]);
});
