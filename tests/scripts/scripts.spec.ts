import type { Page } from "@playwright/test";
import { bar, choose, press, storedNames } from "../support/browser/consent";
import { configure } from "../support/browser/endpoint";
import { household } from "../support/browser/household";
import { startLink } from "../support/browser/startLink";
import { storedLeads } from "../support/browser/storedLeads";
import { tagHost } from "../support/browser/tagHost";
import { expect, test } from "../support/browser/test";
import {
  address,
  answer,
  arrive,
  control,
  nextButton,
  reference,
  send,
  visit,
  walkTo,
} from "../support/browser/walk";
import { clientKey, flagsHost, rollout } from "../support/flagsHost";

// The site under test was built with this address in THIRD_PARTY_SCRIPTS (scripts/testScripts.mjs).
const port = Number(process.env.TAG_PORT);
const script = `http://localhost:${port}/tag.js`;
const proxy = `http://localhost:${process.env.BROWSER_PORT}/__third-party-proxy`;

let host: Awaited<ReturnType<typeof tagHost>>;
test.beforeEach(async () => {
  host = await tagHost(port);
});
test.afterEach(() => host.close());

const events = () => host.hits.map(({ event }) => event);
/** Addresses that a page asks for because of the scripts. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", request => {
    if (/partytown|third-party|tag\.js|serveMarketing/.test(request.url()))
      asked.push(request.url());
  });
  return asked;
}
const ready = () => expect.poll(events, { timeout: 30_000 }).toContain("ready");

test("a script runs after consent and only then, in a worker, and hears the visit without a word of it", async ({
  page,
}) => {
  const asked = watchScripts(page);
  await page.goto(address("/?utm_source=mail&gclid=klik"));
  await page.waitForLoadState("networkidle");
  await startLink(page).first().click();
  await expect(bar(page)).toBeVisible();
  expect([asked, host.asked, await page.evaluate(() => "dataLayer" in window)]).toEqual([
    [],
    [],
    false,
  ]);
  expect(await storedNames(page)).not.toContainEqual(expect.stringMatching(/campaign|partytown/));

  await press(page, "Aanvaarden");
  await ready();
  expect(await page.evaluate(() => "tagRan" in window)).toBe(false);
  expect(page.workers().length).toBeGreaterThan(0);

  const who = household();
  await walkTo(page, "brokerSearch", who);
  await control(page, "broker", "demo-001").check();
  const shown = await send(page);
  await expect.poll(events).toContain("lead_accepted");
  expect(host.hits.filter(({ event }) => event !== "ready")).toEqual([
    { event: "step_view", step: "insuranceChoice", chapter: 1 },
    { event: "step_complete", step: "insuranceChoice", chapter: 1 },
    { event: "step_view", step: "familySituation", chapter: 2 },
    { event: "step_complete", step: "familySituation", chapter: 2 },
    { event: "step_view", step: "yourInformation", chapter: 3 },
    { event: "step_complete", step: "yourInformation", chapter: 3 },
    { event: "step_view", step: "brokerSearch", chapter: 4 },
    { event: "lead_accepted" },
    { event: "step_complete", step: "brokerSearch", chapter: 4 },
    { event: "step_view", step: "thankYou", chapter: 5 },
  ]);
  expect(JSON.stringify(host.hits)).not.toContain(shown);
  expect(storedLeads(who.email).map(({ attribution }) => attribution)).toEqual([
    { utm_source: "mail" },
  ]);
  // Told once, not again by looking at the confirmation.
  await page.reload();
  await reference(page);
  await expect.poll(() => events().filter(name => name === "ready").length).toBe(2);
  expect(events().filter(name => name === "lead_accepted")).toHaveLength(1);
});

test("where the first two questions are turned, the events have the order of the visit", async ({
  page,
}) => {
  const flags = await flagsHost({ "first-step": rollout("familySituation") });
  await configure(page, { flags: { apiHost: flags.origin, clientKey } });
  await visit(page, "/");
  await choose(page, "Aanvaarden");
  await ready();
  const start = startLink(page).first();
  await expect(start).toHaveAttribute("href", address("/gezinssituatie/"));
  await start.click();
  await arrive(page, "/gezinssituatie/");
  await answer(page, "familySituation", household());
  await nextButton(page).click();
  await arrive(page, "/verzekeringskeuze/");
  await expect
    .poll(() => host.hits.filter(({ event }) => event !== "ready"))
    .toEqual([
      { event: "step_view", step: "welcome", chapter: 0 },
      { event: "step_view", step: "familySituation", chapter: 1 },
      { event: "step_complete", step: "familySituation", chapter: 1 },
      { event: "step_view", step: "insuranceChoice", chapter: 2 },
    ]);
  await flags.close();
});

test("a refusal runs nothing, on no page", async ({ page }) => {
  const asked = watchScripts(page);
  await visit(page, "/");
  await choose(page, "Weigeren");
  await startLink(page).first().click();
  await expect(page).toHaveURL(address("/verzekeringskeuze/"));
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect([asked, host.asked]).toEqual([[], []]);
  await expect(bar(page)).toHaveCount(0);
});

test("withdrawing ends the script at once without a reload, and accepting again starts it anew", async ({
  page,
}) => {
  await page.goto(address("/verzekeringskeuze/?utm_source=mail"));
  await choose(page, "Aanvaarden");
  await ready();
  await expect.poll(() => storedNames(page)).toContain("familiale:campaign");
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await choose(page, "Weigeren");
  await expect.poll(() => page.workers().length).toBe(0);
  await expect
    .poll(() => storedNames(page))
    .not.toContainEqual(expect.stringMatching(/campaign|partytown/));
  const heard = host.hits.length;
  await page.locator("footer").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(address("/privacy/"));
  await page.goBack();
  await expect(page).toHaveURL(address("/verzekeringskeuze/"));
  expect(host.hits).toHaveLength(heard);
  expect(await page.evaluate(() => "samePage" in window && !("dataLayer" in window))).toBe(true);

  await choose(page, "Aanvaarden");
  await expect
    .poll(() => events().filter(name => name === "ready").length, { timeout: 30_000 })
    .toBe(2);
  await expect.poll(() => host.hits.at(-1)).toMatchObject({ step: "insuranceChoice" });
});

test("the proxy lets through what is listed, letter by letter, and nothing else", async ({
  request,
}) => {
  const ask = async (url: string) => (await request.get(`${proxy}${url}`)).status();
  const encoded = encodeURIComponent(script);
  expect(await ask(`?url=${encoded}`)).toBe(200);
  for (const other of [
    "",
    "?url=",
    `?url=${encodeURIComponent(`${script}?x`)}`,
    `?url=${encodeURIComponent(script.toUpperCase())}`,
    `?url=${encodeURIComponent(script.replace("tag.js", "other.js"))}`,
    `?url=${encodeURIComponent("https://elders.example/tag.js")}`,
    `?url=${encoded}&url=${encoded}`,
    "?url=geen%20adres",
  ])
    expect(await ask(other), other).toBe(404);
});

for (const [name, behaviour] of [
  ["is slow", { delayMs: 5000 }],
  ["is down", { status: 503 }],
  ["answers with a page", { body: "<!doctype html><title>Portaal</title>" }],
  ["hangs", { silence: "wait" }],
  ["hangs up", { silence: "hangUp" }],
] as const)
  test(`a script whose host ${name} changes nothing for the visitor`, async ({ page, allow }) => {
    allow(/Failed to load resource/, /Unexpected token|SyntaxError|Partytown/);
    Object.assign(host.behave, behaviour);
    await visit(page, "/");
    await choose(page, "Aanvaarden");
    await expect.poll(() => host.asked.length).toBeGreaterThan(0);
    await walkTo(page, "brokerSearch", household());
    await control(page, "broker", "demo-001").check();
    await send(page);
  });
