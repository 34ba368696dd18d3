import type { Page } from "@playwright/test";
import { configure, forward, startEndpoint } from "../support/browser/endpoint";
import { type Household, household } from "../support/browser/household";
import { readyToSend } from "../support/browser/readyToSend";
import { storedLeads } from "../support/browser/storedLeads";
import { expect, test } from "../support/browser/test";
import { answer, control, next, nextButton, open, reference } from "../support/browser/walk";

/** Ways in which a browser gives no database: site data blocked, private modes, a broken profile. */
const denials: Record<string, (page: Page) => Promise<unknown>> = {
  "throws at once": page =>
    page.addInitScript(() => {
      const deny = () => {
        throw new DOMException("denied", "SecurityError");
      };
      IDBFactory.prototype.open = deny;
      IDBFactory.prototype.databases = deny;
    }),
  "refuses later": page =>
    page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        const request = new EventTarget() as IDBOpenDBRequest;
        const error = new DOMException("denied", "InvalidStateError");
        Object.defineProperty(request, "error", { value: error });
        queueMicrotask(() => request.dispatchEvent(new Event("error")));
        return request;
      };
    }),
  "is full": page =>
    page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    }),
  "is missing": page =>
    page.addInitScript(() => {
      Object.defineProperty(window, "indexedDB", { value: undefined });
    }),
};

const references = (who: Household) => storedLeads(who.email).map(lead => lead.reference);

for (const [name, deny] of Object.entries(denials)) {
  test(`a database that ${name}: sent all the same, once`, async ({ page }) => {
    await deny(page);
    const who = await readyToSend(page);
    await nextButton(page).click();
    const shown = await reference(page);
    expect(references(who)).toEqual([shown]);
  });

  test(`a database that ${name}, and nobody answers: says that the page must stay open`, async ({
    page,
    allow,
  }) => {
    allow(/status of 404/);
    const endpoint = await startEndpoint(() => ({ status: 404, body: {} }));
    await configure(page, { lead: { endpoint: endpoint.url } });
    await deny(page);
    const who = await readyToSend(page);
    await nextButton(page).click();
    await expect(page.getByText("laat deze pagina openstaan")).toBeVisible();
    endpoint.answering = forward;
    await page.getByRole("button", { name: "Probeer opnieuw te versturen" }).click();
    const shown = await reference(page);
    expect(references(who)).toEqual([shown]);
    expect(new Set(endpoint.arrived.map(({ key }) => key)).size).toBe(1);
    await endpoint.stop();
  });
}

/** What a browser does whose user blocks all cookies: no storage of any kind, and no locks. */
const block = (page: Page) =>
  page.addInitScript(() => {
    const deny = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["sessionStorage", "localStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, { configurable: true, get: deny });
    LockManager.prototype.request = async () => deny();
    StorageManager.prototype.persist = async () => deny();
  });

test("all site data blocked, locks too: sent once, and shown", async ({ page }) => {
  await block(page);
  const who = household();
  await open(page, "/verzekeringskeuze/");
  await answer(page, "insuranceChoice", who);
  await next(page, "/verzekeringskeuze/");
  await answer(page, "familySituation", who);
  await next(page, "/gezinssituatie/");
  await answer(page, "yourInformation", who);
  await next(page, "/uw-gegevens/");
  await control(page, "broker", "demo-001").check();
  await nextButton(page).click();
  const shown = await reference(page);
  expect(references(who)).toEqual([shown]);
});

test("a duplicated tab: both press, one lead is stored, both show its reference", async ({
  page,
  context,
}) => {
  const endpoint = await startEndpoint(async arrived => {
    await new Promise(resolve => setTimeout(resolve, 500));
    return forward(arrived);
  });
  await configure(page, { lead: { endpoint: endpoint.url } });
  const who = await readyToSend(page);
  const opened = context.waitForEvent("page");
  // A window that a page opens has a copy of its session storage, as a duplicated tab has.
  await page.evaluate(() => void window.open("about:blank"));
  const twin = await opened;
  await configure(twin, { lead: { endpoint: endpoint.url } });
  await open(twin, "/makelaar/");
  await expect(control(twin, "broker", "demo-001")).toBeChecked();
  const pages = [page, twin];
  await Promise.all(
    pages.map(one =>
      one.locator("#step-form").evaluate(form => (form as HTMLFormElement).requestSubmit()),
    ),
  );
  const shown = await Promise.all(pages.map(reference));
  expect(new Set(shown).size).toBe(1);
  expect(references(who)).toEqual([shown[0]]);
  expect(endpoint.arrived).toHaveLength(1);
  await endpoint.stop();
});
