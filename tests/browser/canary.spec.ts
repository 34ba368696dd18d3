import type { BrowserContext, Page } from "@playwright/test";
import config from "../../static/config.json";
import { forward, startEndpoint } from "../support/browser/endpoint";
import { type Household, household, keepDraft } from "../support/browser/household";
import { ready as stored, test } from "../support/browser/offline";
import { canaries } from "../support/browser/telemetry";
import { expect } from "../support/browser/test";
import { control, nextButton, open, reference } from "../support/browser/walk";

/** Words that stand nowhere but in this lead. */
const who = (): Household =>
  household({ ...canaries, email: `spoorzoeker-${Date.now()}@voorbeeld.example` });
const marks = ({ email }: Household) => [
  ...Object.values(canaries),
  email,
  email.split("@")[0] ?? "",
];

/** Everything a page sends, except the lead itself, and everything it says in its console. */
function listen(context: BrowserContext): string[] {
  const heard: string[] = [];
  context.on("request", request => {
    const lead = request.method() === "POST" && request.url().endsWith("/leads");
    const headers = JSON.stringify(request.headers());
    heard.push(`${request.url()} ${headers} ${lead ? "" : request.postData()}`);
  });
  context.on("console", message => heard.push(message.text()));
  return heard;
}

/** All that is kept on the device, by where it is kept. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const wait = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: Record<string, string> = { cookie: document.cookie, name: window.name };
    found.address = `${location.href} ${document.title} ${JSON.stringify(history.state)}`;
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage }))
      for (const key of Object.keys(storage))
        found[`${name} ${key}`] = String(storage.getItem(key));
    for (const { name = "" } of await indexedDB.databases()) {
      const db = await wait(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        const rows = await wait(db.transaction(store).objectStore(store).getAll());
        found[`indexedDB ${name} ${store}`] = JSON.stringify(rows);
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        found[`cache ${name} ${request.url}`] = (await (await cache.match(request))?.text()) ?? "";
    }
    return found;
  });

const holding = (found: Record<string, string>, words: string[]) =>
  Object.entries(found)
    .filter(([, text]) => words.some(word => text.includes(word)))
    .map(([place]) => place);

/** Answers, goes through all steps by hand-in of the draft, and stops before sending. */
async function ready(page: Page, person: Household): Promise<void> {
  await keepDraft(page, person);
  for (const path of ["/verzekeringskeuze/", "/uw-gegevens/", "/makelaar/"]) await open(page, path);
  await control(page, "broker", "demo-001").check();
}

test("a lead's words are in the draft and the outbox alone, and after acceptance nowhere", async ({
  page,
  context,
  host,
  allow,
}) => {
  allow(/status of 503/);
  const heard = listen(context);
  const person = who();
  const endpoint = await startEndpoint(() => ({ status: 503, body: {} }));
  const text = JSON.stringify({ ...config, lead: { ...config.lead, endpoint: endpoint.url } });
  host.instead = (name, response) => name === "config.json" && Boolean(response.end(text));
  await ready(page, person);
  // With the worker and all that it stores.
  await stored(page);
  await page.clock.install();
  await nextButton(page).click();
  // Kept before anything is sent; a device takes its own time for that, whatever the clock says.
  await expect
    .poll(async () => (await kept(page))["indexedDB familiale-outbox leads"])
    .toContain(person.email);
  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(page).toHaveURL(/technische-problemen/, { timeout: 500 });
  }).toPass();
  expect(holding(await kept(page), marks(person)).sort()).toEqual([
    "indexedDB familiale-outbox leads",
    "sessionStorage familiale:draft",
  ]);

  endpoint.answering = forward;
  await page.getByRole("button", { name: "Probeer opnieuw te versturen" }).click();
  await reference(page);
  const after = await kept(page);
  expect(holding(after, marks(person))).toEqual([]);
  expect(Object.keys(JSON.parse(after["sessionStorage familiale:sent"] ?? "{}")).sort()).toEqual([
    "brokerId",
    "reference",
  ]);
  await expect
    .poll(async () => (await kept(page))["indexedDB familiale-outbox statuses"])
    .toBe("[]");
  expect(heard.length).toBeGreaterThan(20);
  expect(heard.filter(text => marks(person).some(mark => text.includes(mark)))).toEqual([]);
  await endpoint.stop();
});
