import type { Page } from "@playwright/test";
import type { DeployHost } from "../support/browser/deployHost";
import { dataOf, fail, heal } from "../support/browser/hostFaults";
import { household, keepDraft } from "../support/browser/household";
import { controlled, frugal, lookForWorker, test } from "../support/browser/offline";
import { expect } from "../support/browser/test";
import { address, arrive, control, open, visit } from "../support/browser/walk";
import { readPublic } from "../support/built/site";

/** The page is loaded again once a new worker is installed; what had failed can be had by then. */
async function expectReload(page: Page, host: DeployHost, back: () => void): Promise<void> {
  await controlled(page);
  await expect.poll(() => page.evaluate(() => window.___failedResources)).toBe(true);
  const said: string[] = [];
  page.on("console", message => said.push(message.text()));
  back();
  const answered = host.instead;
  host.instead = (name, response) => {
    if (name !== "sw.js") return answered(name, response);
    response.writeHead(200, { "Content-Type": "text/javascript", "Cache-Control": "no-store" });
    response.end(`${readPublic("sw.js")}// another build\n`);
    return true;
  };
  const reloaded = page.waitForEvent("domcontentloaded", { timeout: 30_000 });
  await lookForWorker(page);
  await reloaded;
  expect(said).toContain("resources failed, SW updated - reloading");
}

test.beforeEach(async ({ page, allow }) => {
  allow(/status of (?:404|500|503)/);
  await frugal(page);
});

const onArrival: [what: string, wanted: RegExp][] = [
  ["an image", /^brand\/logo\.svg/],
  ["the sheet of symbols", /^drawings\/icons\.svg/],
  ["a font", /^static\/.*\.woff2$/],
  ["the site's own data", /^page-data\/app-data\.json/],
];

for (const [what, wanted] of onArrival)
  test(`an update after ${what} that failed loads the page again`, async ({ page, host }) => {
    fail(host, wanted, 503);
    await open(page, "/verzekeringskeuze/");
    await expectReload(page, host, () => heal(host));
  });

test("an update after a page's data that failed loads that page", async ({ page, host }) => {
  fail(host, dataOf("privacy"), 500);
  await visit(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await arrive(page, "/privacy/");
  await expect(page.locator("h1")).toHaveText("Deze pagina laadt even niet");
  await expectReload(page, host, () => heal(host));
  await expect(page.locator("h1")).toHaveText("Privacy");
});

test("an update after styles that failed loads the page again", async ({ page, host }) => {
  // Those of the suggestions, which come when somebody is in the field for a place.
  await keepDraft(page, household(), { before: "brokerSearch" });
  fail(host, /\.css$/);
  await open(page, "/makelaar/");
  await control(page, "brokerPlace").focus();
  await expectReload(page, host, () => heal(host));
});

test("a page whose styles fail on the way is loaded whole, with its styles", async ({
  page,
  host,
}) => {
  fail(host, /\.css$/);
  await visit(page, "/404/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookies" }).click();
  await expect(page).toHaveURL(address("/cookies/"));
  await expect(page.locator("h1")).toHaveText("Cookies");
  const own = page.locator("style").last();
  await expect(own).toHaveAttribute("data-href", /\.css$/);
  expect(readPublic("cookies/index.html")).toContain(await own.innerHTML());
});

test("an update after something that was had at the second try leaves the page alone", async ({
  page,
  host,
}) => {
  let times = 0;
  host.instead = (name, response) => {
    if (!name.startsWith("page-data/app-data.json") || ++times > 2) return false;
    response.writeHead(503).end();
    return true;
  };
  await open(page, "/verzekeringskeuze/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => window.___failedResources)).toBe(false);
  await expect(page).toHaveURL(address("/verzekeringskeuze/"));
});
