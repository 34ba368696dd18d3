import { expectAccessible } from "../support/browser/axe";
import { startDeployHost } from "../support/browser/deployHost";
import { household, keepDraft } from "../support/browser/household";
import { ready, test } from "../support/browser/offline";
import { startLink } from "../support/browser/startLink";
import { expect } from "../support/browser/test";
import { address, answer, arrive, control, live, next, open, visit } from "../support/browser/walk";
import { basePath, fileExists } from "../support/built/site";
import { gzipped } from "../support/built/weight";

/** Bytes, gzipped: what a device may have to store. */
const storedBudget = 325_000;
const offline = /Failed to load resource|ERR_/;
const who = household();

test("all steps work without a connection: next, previous, reload, deep link, with a query", async ({
  page,
  host,
  allow,
}) => {
  allow(offline);
  await page.goto(address("/"));
  await ready(page);
  host.down = true;
  await startLink(page).first().click();
  await arrive(page, "/verzekeringskeuze/");
  await answer(page, "insuranceChoice", who);
  await next(page, "/verzekeringskeuze/");
  await page.getByRole("link", { name: /^Vorige/ }).click();
  await arrive(page, "/verzekeringskeuze/");
  await expect(control(page, "formula", who.formula)).toBeChecked();
  await page.reload();
  await live(page);
  await expect(control(page, "formula", who.formula)).toBeChecked();
  await page.goto(address("/gezinssituatie/?utm_source=mail&iets=anders"));
  await live(page);
  await expect(page.locator("h1")).toHaveText("Uw gezinssituatie");
});

test("a deep link to each page opens without a connection", async ({ page, host, allow }) => {
  allow(offline);
  await keepDraft(page, who);
  await open(page, "/gezinssituatie/");
  await ready(page);
  host.down = true;
  for (const path of [
    "/",
    "/verzekeringskeuze/",
    "/gezinssituatie/",
    "/uw-gegevens/",
    "/makelaar/",
  ])
    for (const query of ["", "?utm_source=mail", "?iets=anders"]) {
      await visit(page, path + query);
      await expect(page.locator("h1")).toBeVisible();
    }
});

test("a page that is neither stored nor reachable: ours, in Dutch, at its own address", async ({
  page,
  host,
  allow,
}) => {
  allow(offline);
  await page.goto(address("/"));
  await ready(page);
  host.down = true;
  await page.goto(address("/nooit/gezien/?bron=mail"));
  await expect(page).toHaveURL(address("/nooit/gezien/?bron=mail"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deze pagina is er even niet");
  await expectAccessible(page, "without a connection");
  await page.getByRole("link", { name: "Probeer opnieuw" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deze pagina is er even niet");
  host.down = false;
  await page.getByRole("link", { name: "Probeer opnieuw" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pagina niet gevonden");
});

test("brokers that were seen are found again without a connection", async ({
  page,
  host,
  allow,
}) => {
  allow(offline);
  await keepDraft(page, who);
  await open(page, "/makelaar/");
  const choice = () => control(page, "broker", "demo-001");
  await expect(choice()).toBeVisible();
  await ready(page);
  host.down = true;
  await page.reload();
  await live(page);
  await expect(choice()).toBeVisible();
  const asked = host.asked.filter(name => /^brokers\/[0-9a-f]+\/near\//.test(name));
  expect(asked.length).toBeGreaterThan(0);
});

test("nothing of others and nothing that changes is ever answered from a cache", async ({
  page,
  host,
  allow,
}) => {
  allow(offline);
  const texts = await startDeployHost();
  // A host of others: its answers are for all, unlike the site's own.
  texts.instead = (_, response) => Boolean(response.end("{}"));
  await page.goto(address("/"));
  await ready(page);
  const own = ["config.json", "version.json", "health.json", "api/leads"].map(
    name => `${host.url}/${name}`,
  );
  const others = ["page-data/index/page-data.json", "drawings/house.svg", "nl-BE/common.json"].map(
    name => `${texts.url}/${name}`,
  );
  const ask = (urls: string[]) =>
    page.evaluate(
      async all =>
        Promise.all(
          all.map(url =>
            fetch(url, { mode: "no-cors" }).then(
              () => "answered",
              () => "nothing",
            ),
          ),
        ),
      urls,
    );
  const urls = [...own, ...others];
  expect(await ask(urls)).toEqual(urls.map(() => "answered"));
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url);
  });
  expect(stored.length).toBeGreaterThan(30);
  expect(stored.filter(url => urls.includes(url))).toEqual([]);
  host.down = true;
  texts.down = true;
  expect(await ask(urls)).toEqual(urls.map(() => "nothing"));
  await texts.stop();
});

test("what is stored: its size, once, and nothing on data saver or 2g", async ({
  browser,
  host,
}) => {
  const page = await browser.newPage({ baseURL: new URL(host.url).origin });
  await page.goto(address("/"));
  await ready(page);
  const stored = await page.evaluate(async () => {
    const name = (await caches.keys()).find(each => /:[0-9a-f]{10}$/.test(each)) ?? "";
    const store = await caches.open(name);
    return (await store.keys()).map(({ url }) => new URL(url).pathname);
  });
  const names = stored.map(path => path.slice(basePath.length + 1)).filter(fileExists);
  expect(names).toHaveLength(stored.length);
  const size = names.reduce((sum, name) => sum + gzipped(name), 0);
  process.stdout.write(
    `stored for use without a connection: ${names.length} files, ${size} bytes (gzip -9)\n`,
  );
  expect(size).toBeLessThan(storedBudget);
  const before = host.asked.length;
  await page.reload();
  await ready(page);
  const again = host.asked
    .slice(before)
    .filter(name => names.includes(name) && name.endsWith(".js"));
  expect(again).toEqual([]);
  await page.context().close();
  for (const connection of [
    { saveData: true },
    { effectiveType: "slow-2g" },
    { effectiveType: "2g" },
  ]) {
    const poor = await browser.newPage({ baseURL: new URL(host.url).origin });
    await poor.addInitScript(
      value => Object.defineProperty(navigator, "connection", { value }),
      connection,
    );
    const from = host.asked.length;
    await poor.goto(address("/"));
    await poor.evaluate(() => navigator.serviceWorker.ready);
    await poor.waitForLoadState("networkidle");
    expect(host.asked.slice(from)).toContain("sw.js");
    expect(host.asked.slice(from)).not.toContain("offline-files.json");
    await poor.context().close();
  }
});
