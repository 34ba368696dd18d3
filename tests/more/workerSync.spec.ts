import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import config from "../../static/config.json";
import type { DeployHost } from "../support/browser/deployHost";
import { dispatchSync } from "../support/browser/dispatchSync";
import { type Answering, forward, startEndpoint } from "../support/browser/endpoint";
import { household, keepDraft } from "../support/browser/household";
import { letWorkersPass } from "../support/browser/letWorkersPass";
import { controlled, lookForWorker, test } from "../support/browser/offline";
import { storedLeads } from "../support/browser/storedLeads";
import { expect } from "../support/browser/test";
import { control, live, nextButton } from "../support/browser/walk";
import { publicFolder } from "../support/built/site";

const tag = "familiale-leads";
const none: Answering = () => ({ status: 404, body: {} });

/** A lead that waits on the page of problems; the site's own worker is there. */
async function waitingLead(page: Page, host: DeployHost, lead: Partial<typeof config.lead> = {}) {
  const endpoint = await startEndpoint(none);
  const own = { ...config, lead: { ...config.lead, ...lead, endpoint: endpoint.url } };
  const text = JSON.stringify(own);
  host.instead = (name, response) => name === "config.json" && Boolean(response.end(text));
  const who = household();
  await keepDraft(page, who);
  await page.goto(`${host.url}/makelaar/`);
  await live(page);
  await controlled(page);
  await control(page, "broker", "demo-001").check();
  await nextButton(page).click();
  await expect(page.getByText("Uw aanvraag is nog niet verstuurd.")).toBeVisible();
  await expect(page.locator("[data-delivery=waiting]")).toBeVisible();
  const references = () => storedLeads(who.email).map(lead => lead.reference);
  return { endpoint, references };
}

/** An endpoint that counts how many requests it has at the same moment, and takes its time. */
function slowly() {
  const seen = { now: 0, most: 0 };
  const answering: Answering = async arrived => {
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    await new Promise(resolve => setTimeout(resolve, 300));
    seen.now -= 1;
    return forward(arrived);
  };
  return { seen, answering };
}

test("the worker's sync event sends without any page, and the next visit says so", async ({
  page,
  context,
  host,
  allow,
}) => {
  allow(/status of 404/);
  const { endpoint, references } = await waitingLead(page, host);
  const other = await context.newPage();
  await other.goto(`${host.url}/health.json`);
  await page.close();
  const before = endpoint.arrived.length;
  endpoint.answering = forward;
  await dispatchSync(other, tag);
  await expect.poll(() => references().length).toBe(1);
  expect(endpoint.arrived).toHaveLength(before + 1);
  await other.goto(`${host.url}/`);
  await expect(other.locator("#messages")).toContainText("is verstuurd en ontvangen");
  await expect(other.locator("#messages")).toContainText(references()[0] ?? "-");
  expect(endpoint.arrived).toHaveLength(before + 1);
  await endpoint.stop();
});

test("what the worker is refused waits for its sender, and is asked for without content", async ({
  page,
  context,
  host,
  allow,
}) => {
  allow(/status of 4/);
  const { endpoint } = await waitingLead(page, host);
  const other = await context.newPage();
  await other.goto(`${host.url}/health.json`);
  await page.close();
  endpoint.answering = () => ({ status: 400, body: {} });
  const before = endpoint.arrived.length;
  await dispatchSync(other, tag);
  await expect.poll(() => endpoint.arrived.length).toBe(before + 1);
  await other.goto(`${host.url}/`);
  await expect(other.locator("#messages")).toContainText("konden we niet verwerken");
  await expect(
    other.locator("#messages").getByRole("button", { name: "Ze is van mij" }),
  ).toBeVisible();
  await endpoint.stop();
});

for (const first of ["page", "worker"] as const)
  test(`never from two places at once: ${first} first, the other in the middle of it`, async ({
    page,
    host,
    allow,
  }) => {
    allow(/status of 404/);
    const { endpoint, references } = await waitingLead(page, host);
    const before = endpoint.arrived.length;
    const { seen, answering } = slowly();
    endpoint.answering = answering;
    const press = () => page.getByRole("button", { name: "Probeer opnieuw te versturen" }).click();
    const acts = [press, () => dispatchSync(page, tag)];
    if (first === "worker") acts.reverse();
    await acts[0]?.();
    await expect.poll(() => endpoint.arrived.length).toBe(before + 1);
    await acts[1]?.();
    await expect(page.locator("[data-delivery=accepted]")).toBeVisible();
    expect(references()).toEqual([await page.locator("[data-reference]").textContent()]);
    expect(seen.most).toBe(1);
    expect(endpoint.arrived).toHaveLength(before + 1);
    await endpoint.stop();
  });

/** Publishes a newer worker and waits until it has the place of the older one. */
async function replaceWorker(page: Page, host: DeployHost) {
  const config = host.instead;
  const newer = `${readFileSync(path.join(publicFolder, "sw.js"), "utf8")}\n// Newer.`;
  host.instead = (name, response) => {
    if (name !== "sw.js") return config(name, response);
    response.writeHead(200, { "Content-Type": "text/javascript" });
    return Boolean(response.end(newer));
  };
  const before = await controlled(page);
  await lookForWorker(page);
  await page.waitForFunction(old => navigator.serviceWorker.controller !== old, before);
}

/** Stores what arrives at once, and answers when it is let. */
function storedButUnanswered() {
  const held = { answer: () => {} };
  const answering: Answering = async arrived => {
    const answer = await forward(arrived);
    await new Promise<void>(resolve => {
      held.answer = resolve;
    });
    return answer;
  };
  return { held, answering };
}

test("a worker that is updated while the page sends: sent once, with thank-you", async ({
  page,
  host,
  allow,
}) => {
  // Gatsby tells of the worker that is replaced.
  allow(/status of 404/, /became redundant/);
  await letWorkersPass(page);
  const { endpoint, references } = await waitingLead(page, host);
  const before = endpoint.arrived.length;
  const { held, answering } = storedButUnanswered();
  endpoint.answering = answering;
  await page.getByRole("button", { name: "Probeer opnieuw te versturen" }).click();
  await expect.poll(() => endpoint.arrived.length).toBe(before + 1);
  await replaceWorker(page, host);
  held.answer();
  await expect(page.locator("[data-delivery=accepted]")).toBeVisible();
  expect(references()).toEqual([await page.locator("[data-reference]").textContent()]);
  expect(endpoint.arrived).toHaveLength(before + 1);
  await endpoint.stop();
});

test("a worker that is replaced while it sends itself: stored once, the next visit says so", async ({
  page,
  context,
  host,
  allow,
}) => {
  allow(/status of 404/, /became redundant/);
  const { endpoint, references } = await waitingLead(page, host, { timeoutMs: 2000 });
  const other = await context.newPage();
  await letWorkersPass(other);
  await other.goto(`${host.url}/health.json`);
  await page.close();
  const before = endpoint.arrived.length;
  const { held, answering } = storedButUnanswered();
  endpoint.answering = answering;
  // Fired again when it failed, as by the browser.
  await expect(async () => {
    await dispatchSync(other, tag);
    await expect.poll(() => references().length, { timeout: 5000 }).toBe(1);
  }).toPass();
  // Ends in the middle of the request: the lead is stored, its answer reaches nobody. The browser lets the old
  // worker finish its event, so until the request is given up.
  await replaceWorker(other, host);
  held.answer();
  endpoint.answering = forward;
  await other.goto(`${host.url}/`);
  await expect(other.locator("#messages")).toContainText(references()[0] ?? "-");
  expect(references()).toHaveLength(1);
  const keys = endpoint.arrived.slice(before).map(({ key }) => key);
  expect(new Set(keys).size).toBe(1);
  await endpoint.stop();
});
