import type { Page } from "@playwright/test";
import { type Answering, configure, forward, startEndpoint } from "../support/browser/endpoint";
import type { Household } from "../support/browser/household";
import { readyToSend } from "../support/browser/readyToSend";
import { storedLeads } from "../support/browser/storedLeads";
import { expect, test } from "../support/browser/test";
import { address, arrive, control, nextButton, reference } from "../support/browser/walk";
import { dutch } from "../support/dutch";

const problem = dutch("technicalDifficulties.title");
const patience = { timeout: 35_000 };

/** At the last step, ready to send to an endpoint that answers like this. */
async function ready(page: Page, answering: Answering, lead: Record<string, unknown> = {}) {
  const endpoint = await startEndpoint(answering);
  await configure(page, { lead: { endpoint: endpoint.url, ...lead } });
  return { endpoint, who: await readyToSend(page, { message: "Bel na 17 uur" }) };
}

/** The answers are still there, on the step that asked. */
async function expectKept(page: Page, who: Household): Promise<void> {
  await page.getByRole("link", { name: "Terug naar uw aanvraag" }).click();
  await arrive(page, "/makelaar/");
  await expect(control(page, "broker", "demo-001")).toBeChecked();
  await expect(page.getByRole("definition").filter({ hasText: who.email })).not.toHaveCount(0);
}

test("an endpoint that is not there: difficulties, answers kept, retry works", async ({
  page,
  allow,
}) => {
  allow(/status of 404/);
  const { endpoint, who } = await ready(page, () => ({ status: 404, body: {} }));
  await nextButton(page).click();
  await arrive(page, "/technische-problemen/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(problem);
  await expect(page.getByText("Uw aanvraag is nog niet verstuurd.")).toBeVisible();
  await expect(page.getByText("Voor: Kantoor Voorbeeldbrug")).toBeVisible();
  expect(endpoint.arrived).toHaveLength(1);
  await page.getByRole("button", { name: "Probeer opnieuw te versturen" }).click();
  await expect(page.getByText("Het lukt nog niet.")).toBeVisible();
  await expectKept(page, who);
  await page.goBack();
  await arrive(page, "/technische-problemen/");
  endpoint.answering = forward;
  await page.getByRole("button", { name: "Probeer opnieuw te versturen" }).click();
  const shown = await reference(page);
  expect(storedLeads(who.email).map(lead => lead.reference)).toEqual([shown]);
  expect(new Set(endpoint.arrived.map(({ key }) => key)).size).toBe(1);
  await endpoint.stop();
});

test("a refused lead: said so, answers kept, and the corrected one goes", async ({
  page,
  allow,
}) => {
  allow(/status of 422/);
  const { endpoint, who } = await ready(page, () => ({
    status: 422,
    body: { errors: [{ pointer: "/broker/id", code: "broker" }] },
  }));
  await nextButton(page).click();
  await expect.poll(() => endpoint.arrived.length).toBe(1);
  await expect(page.locator("[data-loading-overlay]")).toHaveCount(0);
  await expect(page).toHaveURL(address("/makelaar/"));
  await expect(page.locator("#broker-error")).toContainText(dutch("brokerSearch.broker.broker"));
  await expect(control(page, "broker", "demo-001")).toBeChecked();
  endpoint.answering = forward;
  await control(page, "broker", "none").check();
  await nextButton(page).click();
  await reference(page);
  expect(storedLeads(who.email)).toMatchObject([
    { broker: null, person: { message: who.message } },
  ]);
  expect(new Set(endpoint.arrived.map(({ key }) => key)).size).toBe(2);
  await endpoint.stop();
});

test("a failing endpoint that recovers is tried again by itself", async ({ page, allow }) => {
  allow(/status of 503/);
  const { endpoint, who } = await ready(page, arrived =>
    endpoint.arrived.length < 3 ? { status: 503, body: {} } : forward(arrived),
  );
  await nextButton(page).click();
  await expect(page.locator("[data-delivery=accepted]")).toBeVisible(patience);
  expect(endpoint.arrived).toHaveLength(3);
  expect(storedLeads(who.email)).toHaveLength(1);
  await endpoint.stop();
});

test("a 200 without a reference is no acceptance", async ({ page }) => {
  const { endpoint, who } = await ready(page, arrived =>
    endpoint.arrived.length < 2 ? { status: 200, body: { hello: 1 } } : forward(arrived),
  );
  await nextButton(page).click();
  await expect(page.locator("[data-delivery=accepted]")).toBeVisible(patience);
  expect(endpoint.arrived).toHaveLength(2);
  expect(storedLeads(who.email)).toHaveLength(1);
  await endpoint.stop();
});

test("an endpoint that hangs: difficulties after the patience, then a retry", async ({ page }) => {
  await page.clock.install();
  const { endpoint, who } = await ready(page, () => undefined, { timeoutMs: 1000 });
  await nextButton(page).click();
  await expect(page.locator("[data-loading-overlay]")).toBeVisible();
  await expect.poll(() => endpoint.arrived.length).toBeGreaterThan(0);
  await page.clock.fastForward(9000);
  await expect(page.getByText("Het duurt wat langer dan gewoonlijk.")).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(page).toHaveURL(address("/technische-problemen/"), { timeout: 1500 });
  }).toPass(patience);
  await expect(page.getByText("Uw aanvraag is nog niet verstuurd.")).toBeVisible();
  endpoint.answering = forward;
  await page.getByRole("button", { name: "Probeer opnieuw te versturen" }).click();
  await expect(page.locator("[data-delivery=accepted]")).toBeVisible(patience);
  expect(storedLeads(who.email)).toHaveLength(1);
  await endpoint.stop();
});

/** Waits until Gatsby's loader holds a page. */
const inMemory = (page: Page, path: string) =>
  page.waitForFunction(where => {
    const loader = window.___loader as unknown as { loadPageSync: (path: string) => unknown };
    return Boolean(loader.loadPageSync(where));
  }, address(path));

test("without connection: kept and said so, sent once the connection is back", async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/);
  const { endpoint, who } = await ready(page, forward);
  // The first touch fetched what comes after sending; the connection goes once that is here.
  for (const path of ["/bedankt/", "/technische-problemen/"]) await inMemory(page, path);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await nextButton(page).click();
  await expect(page.locator("[data-delivery=waiting]")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Bewaard, nog niet verstuurd." })).toBeVisible();
  await expect(page).toHaveURL(address("/bedankt/"));
  expect(endpoint.arrived).toHaveLength(0);
  await context.setOffline(false);
  const shown = await reference(page);
  expect(storedLeads(who.email).map(lead => lead.reference)).toEqual([shown]);
  await endpoint.stop();
});

test("a waiting lead can be erased from the device", async ({ page, allow }) => {
  allow(/status of 404/);
  const { endpoint } = await ready(page, () => ({ status: 404, body: {} }));
  await nextButton(page).click();
  await arrive(page, "/technische-problemen/");
  await page.getByRole("button", { name: "Wis mijn aanvraag van dit toestel" }).click();
  await expect(page.getByText("Gewist van dit toestel: uw aanvraag")).toBeVisible();
  await expect(page.getByRole("button", { name: "Probeer opnieuw te versturen" })).toHaveCount(0);
  await endpoint.stop();
});
