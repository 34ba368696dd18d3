import type { BrowserContextOptions, Page } from "@playwright/test";
import { expectAccessible } from "../support/browser/axe";
import { dataOf, fail, heal, timesAsked } from "../support/browser/hostFaults";
import { household, keepDraft } from "../support/browser/household";
import { test } from "../support/browser/offline";
import { startLink } from "../support/browser/startLink";
import { expect } from "../support/browser/test";
import {
  address,
  arrive,
  arriveInstead,
  control,
  live,
  nextButton,
  open,
  visit,
} from "../support/browser/walk";
import { pageScript } from "../support/built/pageScript";

// What Gatsby's loader does by itself: no worker answers in the host's place here.
test.use({ serviceWorkers: "block" });

const who = household();

/** Marks this document; the returned function tells whether it is still the one on screen. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  // While the browser is on its way to another document there is none to ask.
  return () => page.evaluate(() => "stayed" in window).catch(() => false);
}

const start = (page: Page) => startLink(page).first();

/** When the data of which page was prefetched, in milliseconds of the page's own clock. */
const prefetched = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ initiatorType, name }) => initiatorType === "link" && name.includes("/page-data/"))
      // What the page itself came with (shell/early/beginScripts).
      .filter(({ name }) => !window.___data?.split(" ").some(own => name.endsWith(own)))
      .map(({ startTime }) => startTime)
      .sort((a, b) => a - b),
  );

test("pages are prefetched four at a time, 3 s apart; none on 2g, on data saver, for bots", async ({
  browser,
}) => {
  const look = async (connection: object | null, options: BrowserContextOptions = {}) => {
    // So high that every link is in view.
    const viewport = { width: 1280, height: 12_000 };
    const context = await browser.newContext({ viewport, ...options });
    const page = await context.newPage();
    if (connection)
      await page.addInitScript(
        value => Object.defineProperty(navigator, "connection", { value }),
        connection,
      );
    await keepDraft(page, who);
    await open(page, "/makelaar/");
    return page;
  };
  const userAgent = "Mozilla/5.0 (compatible; Voorbeeldbot/1.0)";
  const spared = await Promise.all([
    look({ effectiveType: "2g" }),
    look({ effectiveType: "slow-2g" }),
    look({ effectiveType: "4g", saveData: true }),
    look(null, { userAgent }),
  ]);
  // The last one to come: what it had time for, the others had.
  const page = await look({ effectiveType: "4g", saveData: false });
  await expect.poll(() => prefetched(page)).toHaveLength(7);
  const times = await prefetched(page);
  const pauses = times.slice(1).map((time, i) => time - (times[i] ?? 0));
  // A pause is 3 s at least; pages of one batch are asked for in one go, as far as they are known by then.
  const ends = pauses.flatMap((pause, i) => (pause >= 3000 ? i + 1 : [])).concat(times.length);
  const batches = ends.map((end, i) => end - (ends[i - 1] ?? 0));
  expect(batches.length).toBeGreaterThan(1);
  expect(Math.max(...batches)).toBeLessThanOrEqual(4);
  for (const other of spared) expect(await prefetched(other)).toEqual([]);
  for (const each of [page, ...spared]) await each.context().close();
});

test("page data that is not there: the host is asked for the page, and then it is the 404 page", async ({
  page,
  host,
  allow,
}) => {
  allow(/status of 404/);
  const heads: string[] = [];
  page.on("request", request => {
    const { pathname } = new URL(request.url());
    // The watch over the connection asks for health.json.
    if (request.method() === "HEAD" && !pathname.endsWith(".json")) heads.push(pathname);
  });
  fail(host, /^page-data\/verzekeringskeuze\/|^verzekeringskeuze\/$/, 404);
  await visit(page, "/");
  const stayed = await mark(page);
  await start(page).click();
  await arriveInstead(page, "/verzekeringskeuze/");
  await expect(page.locator("h1")).toHaveText("Pagina niet gevonden");
  expect(heads).toEqual([address("/verzekeringskeuze/")]);
  expect(await stayed()).toBe(true);
});

test("page data that is not there of a page that is: the browser goes there", async ({
  page,
  host,
  allow,
}) => {
  allow(/status of 404/);
  let there = false;
  host.instead = (name, response) => {
    there ||= name === "verzekeringskeuze/";
    if (there || !dataOf("verzekeringskeuze").test(name)) return false;
    response.writeHead(404).end();
    return true;
  };
  await visit(page, "/");
  const stayed = await mark(page);
  await start(page).click();
  await live(page);
  await expect(page).toHaveURL(address("/verzekeringskeuze/"));
  expect(await stayed()).toBe(false);
});

test("page data with status 500: the 500 page, and from there on with the answers", async ({
  page,
  host,
  allow,
}) => {
  allow(/status of 500/);
  fail(host, dataOf("gezinssituatie"), 500);
  await open(page, "/verzekeringskeuze/");
  const stayed = await mark(page);
  await control(page, "formula", "uitgebreid").check();
  await nextButton(page).click();
  await arriveInstead(page, "/gezinssituatie/");
  await expect(page.locator("h1")).toHaveText("Deze pagina laadt even niet");
  expect(await stayed()).toBe(true);
  expect(timesAsked(host, dataOf("gezinssituatie"))).toBe(1);
  await expectAccessible(page, "the 500 page at a step");
  heal(host);
  await page.getByRole("main").getByRole("link", { name: "Opnieuw laden" }).click();
  await live(page);
  await expect(page).toHaveURL(address("/gezinssituatie/"));
  await expect(page.getByRole("complementary")).toContainText("Uitgebreid");
});

test("app data that cannot be had is tried 3 times more, and the visit goes on", async ({
  page,
  host,
  allow,
}) => {
  allow(/status of 503/);
  const appData = /^page-data\/app-data\.json/;
  fail(host, appData, 503);
  await visit(page, "/");
  expect(timesAsked(host, appData)).toBe(4);
  await start(page).click();
  await live(page);
  await expect(page).toHaveURL(address("/verzekeringskeuze/"));
});

test("the footer's slice and the site's facts are asked for once in a visit", async ({
  page,
  host,
}) => {
  await visit(page, "/");
  await start(page).click();
  await arrive(page, "/verzekeringskeuze/");
  const facts = page
    .getByRole("contentinfo")
    .getByText(/^Voorbeeld Verzekeringen NV .*0000\.000\.196/);
  await expect(facts).toBeVisible();
  expect(timesAsked(host, /^slice-data\/legal\.json$/)).toBe(1);
  expect(timesAsked(host, /^page-data\/sq\/d\/\d+\.json$/)).toBe(1);
});

test("a page's script that fails on next: a full load of the page that was asked for, with the answers", async ({
  page,
  host,
  allow,
}) => {
  allow(/status of 404/, /Loading chunk \d+ failed/);
  let failures = 0;
  host.instead = (name, response) => {
    if (name !== pageScript("family-situation") || failures > 0) return false;
    failures += 1;
    response.writeHead(404).end();
    return true;
  };
  await open(page, "/verzekeringskeuze/");
  await control(page, "formula", "uitgebreid").check();
  const stayed = await mark(page);
  await nextButton(page).click();
  await expect(page).toHaveURL(address("/gezinssituatie/"));
  await live(page);
  expect(failures).toBe(1);
  expect(await stayed()).toBe(false);
  await expect(page.getByRole("complementary")).toContainText("Uitgebreid");
});
