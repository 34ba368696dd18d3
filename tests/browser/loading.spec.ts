import type { BrowserContextOptions, Page } from "@playwright/test";
import { expectAccessible } from "../support/browser/axe";
import type { DeployHost } from "../support/browser/deployHost";
import { household, keepDraft } from "../support/browser/household";
import { test } from "../support/browser/offline";
import { expect } from "../support/browser/test";
import { address, arrive, control, live, nextButton, open, visit } from "../support/browser/walk";

// What Gatsby's loader does by itself: no worker answers in the host's place here.
test.use({ serviceWorkers: "block" });

const who = household();

/** The host answers these files with this status, until it is well again. */
const fail = (host: DeployHost, wanted: RegExp, status: number) => {
  host.instead = (name, response) => {
    if (!wanted.test(name)) return false;
    response.writeHead(status).end();
    return true;
  };
};
const heal = (host: DeployHost) => {
  host.instead = () => false;
};
const dataOf = (page: string) => new RegExp(`^page-data/${page}/page-data\\.json`);
const timesAsked = (host: DeployHost, wanted: RegExp) =>
  host.asked.filter(name => wanted.test(name)).length;

/** Marks this document; the returned function tells whether it is still the one on screen. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  // While the browser is on its way to another document there is none to ask.
  return () => page.evaluate(() => "stayed" in window).catch(() => false);
}

const start = (page: Page) => page.getByRole("link", { name: "Start uw aanvraag" }).first();
const offer = (page: Page) => page.getByRole("alert").filter({ hasText: "niet volledig geladen" });

/** Takes the offer of a page that did not come to life. */
async function reload(page: Page, path: string): Promise<void> {
  await expect(offer(page)).toBeVisible();
  await offer(page).getByRole("button", { name: "Opnieuw laden" }).click();
  await live(page);
  await expect(page).toHaveURL(address(path));
  await expect(page.locator("#reload")).toHaveCount(0);
}

/** When the data of which page was prefetched, in milliseconds of the page's own clock. */
const prefetched = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ initiatorType, name }) => initiatorType === "link" && name.includes("/page-data/"))
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
  await arrive(page, "/verzekeringskeuze/");
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
  await arrive(page, "/gezinssituatie/");
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

test("other failures of page data are tried 3 times more, and then the error; what was told stays", async ({
  page,
  host,
  allow,
}) => {
  allow(/status of 503/, /Not rendering React/);
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await keepDraft(page, who, 1);
  fail(host, dataOf("gezinssituatie"), 503);
  await page.goto(address("/gezinssituatie/?makelaar=demo-001"));
  await expect(offer(page)).toBeVisible();
  expect(timesAsked(host, dataOf("gezinssituatie"))).toBe(4);
  expect(errors).toEqual([
    `page resources for ${address("/gezinssituatie/")} not found. Not rendering React`,
  ]);
  await control(page, "members").fill("5");
  await expectAccessible(page, "a page that did not come to life");
  heal(host);
  await reload(page, "/gezinssituatie/");
  await expect(control(page, "members")).toHaveValue("5");
  await expect(page.getByRole("complementary")).toContainText("Basis");
  await expect(page.getByRole("banner").getByRole("img", { name: /Voorbeeldbrug/ })).toBeVisible();
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

for (const [name, wanted] of [
  ["slice", /^slice-data\//],
  ["static query", /^page-data\/sq\//],
] as const) {
  test(`a ${name} that cannot be had leaves a page that can be loaded again`, async ({
    page,
    host,
    allow,
  }) => {
    allow(
      /status of 503/,
      /Not rendering React/,
      /not valid JSON|Unexpected end of JSON|couldn't load/,
    );
    await keepDraft(page, who, 1);
    fail(host, wanted, 503);
    await page.goto(address("/gezinssituatie/"));
    await control(page, "members").fill("6");
    await expect(offer(page)).toBeVisible();
    heal(host);
    await reload(page, "/gezinssituatie/");
    await expect(control(page, "members")).toHaveValue("6");
  });
}

test("a page whose script fails on the way: the error names it, and it can be loaded again", async ({
  page,
  host,
  allow,
}) => {
  allow(/status of 404/, /Not rendering React/, /Loading chunk \d+ failed/);
  const said: string[] = [];
  page.on("console", message => said.push(message.text()));
  await keepDraft(page, who, 2);
  await open(page, "/uw-gegevens/");
  await control(page, "firstName").fill("Zoë");
  fail(host, /^component---src-templates-family-situation/, 404);
  await page.getByRole("link", { name: /^Vorige/ }).click();
  await expect(offer(page)).toBeVisible();
  const named = `page resources for ${address("/gezinssituatie/")} not found. Not rendering React`;
  expect(said).toContain(named);
  heal(host);
  await reload(page, "/gezinssituatie/");
  await expect(control(page, "members")).toHaveValue(who.members);
  await expect(page.getByRole("complementary")).toContainText("Zoë");
});

test("a script that fails unnoticed: the browser goes to the page that was visited last", async ({
  page,
  host,
  allow,
}) => {
  allow(/status of 404/, /Loading chunk \d+ failed/);
  await visit(page, "/");
  await start(page).click();
  await arrive(page, "/verzekeringskeuze/");
  await control(page, "formula", "uitgebreid").check();
  const stayed = await mark(page);
  fail(host, /^component---src-templates-thank-you/, 404);
  // Nobody waits for this one: so the failure comes to Gatsby's own ears.
  await page.evaluate(() => {
    const { asyncRequires } = window as unknown as {
      asyncRequires: { components: Record<string, () => Promise<unknown>> };
    };
    void asyncRequires.components["component---src-templates-thank-you-tsx"]?.();
  });
  await expect.poll(stayed).toBe(false);
  await live(page);
  await expect(page).toHaveURL(address("/verzekeringskeuze/"));
  await expect(control(page, "formula", "uitgebreid")).toBeChecked();
});

test("a page without any script can be loaded again, with what stands in its boxes", async ({
  page,
  host,
  allow,
}) => {
  allow(/status of 404/);
  await keepDraft(page, who, 1);
  fail(host, /^app-[0-9a-f]+\.js/, 404);
  await page.goto(address("/gezinssituatie/"));
  await control(page, "currentInsurer").fill("Oude Polis");
  await control(page, "situation", "gezin").check();
  await expect(offer(page)).toBeVisible();
  heal(host);
  await reload(page, "/gezinssituatie/");
  await expect(control(page, "currentInsurer")).toHaveValue("Oude Polis");
  await expect(control(page, "situation", "gezin")).toBeChecked();
});

test("back and forward: the place on the page, the answers and the title of each page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await visit(page, "/");
  await start(page).click();
  await arrive(page, "/verzekeringskeuze/");
  await control(page, "formula", "uitgebreid").check();
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const scrollTo = async (y: number) => {
    await page.evaluate(to => window.scrollTo(0, to), y);
    const kept = () =>
      page.evaluate(
        path =>
          Object.entries(sessionStorage).flatMap(([name, value]) =>
            name.startsWith(`@@scroll|${path}|`) ? Number(value) : [],
          ),
        new URL(page.url()).pathname,
      );
    await expect.poll(kept).toContain(y);
  };
  await scrollTo(300);
  // A pointer would scroll to the button first.
  await nextButton(page).dispatchEvent("click");
  await arrive(page, "/gezinssituatie/");
  expect(await place()).toBe(0);
  await control(page, "members").fill("3");
  // With a problem on it, the page's own title says so; the next page's must not.
  await nextButton(page).click();
  await expect(page).toHaveTitle(/^Fout: Uw gezinssituatie/);
  await scrollTo(400);
  await page.goBack();
  await arrive(page, "/verzekeringskeuze/");
  await expect.poll(place).toBe(300);
  await expect(page).toHaveTitle(/^Uw verzekeringskeuze/);
  await expect(control(page, "formula", "uitgebreid")).toBeChecked();
  await page.goForward();
  await arrive(page, "/gezinssituatie/");
  await expect.poll(place).toBe(400);
  await expect(control(page, "members")).toHaveValue("3");
  await expect(page).toHaveTitle(/^Uw gezinssituatie/);
  const cdp = await page.context().newCDPSession(page);
  const { entries } = await cdp.send("Page.getNavigationHistory");
  expect(
    entries
      .map(({ url, title }) => [new URL(url).pathname, title.split(" – ")[0]])
      .filter(([path]) => path?.startsWith(address(""))),
  ).toEqual([
    [address("/"), expect.stringMatching(/\S/)],
    [address("/verzekeringskeuze/"), "Uw verzekeringskeuze"],
    [address("/gezinssituatie/"), "Uw gezinssituatie"],
  ]);
});
