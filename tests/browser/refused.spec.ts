import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browser/axe";
import { type Answering, configure, forward, startEndpoint } from "../support/browser/endpoint";
import { household, keepDraft } from "../support/browser/household";
import { readyToSend } from "../support/browser/readyToSend";
import { storedLeads } from "../support/browser/storedLeads";
import { expect, test } from "../support/browser/test";
import {
  arrive,
  control,
  nextButton,
  open,
  reference,
  visit,
  walkTo,
} from "../support/browser/walk";
import { dutch } from "../support/dutch";

async function ready(page: Page, answering: Answering) {
  const endpoint = await startEndpoint(answering);
  await configure(page, { lead: { endpoint: endpoint.url } });
  return { endpoint, who: await readyToSend(page) };
}

const refuse = (...errors: { pointer: string; code: string }[]) => ({
  status: 422,
  body: { code: "invalid", errors },
});

test("an answer of an earlier step that is refused: back to its field, in summary and at the field", async ({
  page,
  allow,
}) => {
  allow(/status of 422/);
  const { endpoint, who } = await ready(page, () =>
    refuse({ pointer: "/person/email", code: "email" }, { pointer: "/person/phone", code: "odd" }),
  );
  await nextButton(page).click();
  await expect(page).toHaveURL(/\/uw-gegevens\/$/);
  const summary = page.locator("[data-error-summary]");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(2);
  await expect(page.locator("#email-error")).not.toBeEmpty();
  await expect(page.locator("#phone-error")).toContainText("Kijk dit antwoord na");
  await expectAccessible(page, "refused by the back end");
  // The words stay until that very answer is changed.
  await control(page, "firstName").fill("Zoé");
  await expect(page.locator("#email-error")).not.toBeEmpty();
  await control(page, "email").fill(`nieuw-${who.email}`);
  await expect(page.locator("#email-error")).toHaveCount(0);
  endpoint.answering = forward;
  await walkTo(page, "brokerSearch");
  await nextButton(page).click();
  const shown = await reference(page);
  expect(storedLeads(`nieuw-${who.email}`).map(lead => lead.reference)).toEqual([shown]);
  expect(storedLeads(who.email)).toEqual([]);
  await endpoint.stop();
});

test("an answer of the last step that is refused is said there", async ({ page, allow }) => {
  allow(/status of 422/);
  const { endpoint } = await ready(page, () => refuse({ pointer: "/broker/id", code: "broker" }));
  await nextButton(page).click();
  await expect(page.locator("[data-error-summary]")).toBeFocused();
  await expect(page).toHaveURL(/\/makelaar\/$/);
  await expect(page.locator("#broker-error")).toContainText(dutch("brokerSearch.broker.broker"));
  await endpoint.stop();
});

test("a tab that is closed before it could say so: the next visit says it", async ({
  page,
  context,
  allow,
}) => {
  allow(/status of 400/, /Failed to load resource/, /ERR_FAILED/);
  // The page that would say it cannot be had.
  await context.route(/technische-problemen/, route => route.abort());
  const { endpoint } = await ready(page, () => ({ status: 400, body: {} }));
  await nextButton(page).click();
  await expect.poll(() => endpoint.arrived.length).toBe(1);
  await expect(page.locator("[data-loading-overlay]")).toHaveCount(0);
  await page.close();
  const later = await context.newPage();
  await visit(later, "/");
  await expect(later.locator("#messages")).toContainText("konden we niet verwerken");
  await endpoint.stop();
});

test("files that are too large: said, and the request goes without them", async ({
  page,
  allow,
}) => {
  allow(/status of 413/);
  const endpoint = await startEndpoint(arrived =>
    arrived.body.includes("polis.pdf") ? { status: 413, body: {} } : forward(arrived),
  );
  await configure(page, { lead: { endpoint: endpoint.url } });
  const who = household();
  await keepDraft(page, who);
  await open(page, "/uw-gegevens/");
  const file = { name: "polis.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") };
  await page.locator("input[type=file]").setInputFiles(file);
  await walkTo(page, "brokerSearch");
  await control(page, "broker", "demo-001").check();
  await nextButton(page).click();
  await arrive(page, "/technische-problemen/");
  await expect(page.getByText("zijn te groot om te ontvangen")).toBeVisible();
  await expectAccessible(page, "files too large");
  await page.getByRole("button", { name: "Verstuur zonder bestanden" }).click();
  const shown = await reference(page);
  expect(storedLeads(who.email).map(lead => lead.reference)).toEqual([shown]);
  await endpoint.stop();
});

test("files that do not fit on the device: said before anything is sent", async ({ page }) => {
  const { endpoint, who } = await ready(page, forward);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: { documents?: File[] }) {
      if (value.documents?.length) throw new DOMException("full", "QuotaExceededError");
      return put.call(this, value);
    };
  });
  await page.getByRole("link", { name: "Wijzig Uw gegevens" }).click();
  await arrive(page, "/uw-gegevens/");
  const file = { name: "polis.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") };
  await page.locator("input[type=file]").setInputFiles(file);
  await walkTo(page, "brokerSearch");
  await nextButton(page).click();
  await arrive(page, "/technische-problemen/");
  await expect(page.getByText("te weinig plaats")).toBeVisible();
  expect(endpoint.arrived).toHaveLength(0);
  await page.getByRole("button", { name: "Verstuur zonder bestanden" }).click();
  const shown = await reference(page);
  expect(storedLeads(who.email).map(lead => lead.reference)).toEqual([shown]);
  await endpoint.stop();
});
