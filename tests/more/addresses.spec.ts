import { createReadStream } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { DeployHost } from "../support/browser/deployHost";
import { test } from "../support/browser/offline";
import { expect } from "../support/browser/test";
import { address, live } from "../support/browser/walk";
import { publicFolder } from "../support/built/site";

// What the page does by itself, without a worker in between.
test.use({ serviceWorkers: "block" });

/** The page is drawn, its form works, and nothing crashed. */
async function expectLive(page: Page) {
  await live(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.locator("footer")).toContainText(/© \d{4}/);
}

/** What mailings, chats and extensions put behind an address. */
const behind = [
  "#korting-50%",
  "#%",
  "#%E0%A4%A",
  "#%zz&x=1",
  "#:~:text=100%25",
  "#<b>\"'",
  "#/../..//",
  "#[name=formula]",
  "?q=50%",
  "?%",
  "?%E0%A4%A=%",
  "?utm_source=50%&makelaar=%",
  "?a=b?c=d&&=&",
  "?constructor=1&__proto__=2",
];

test("whatever stands behind an address, the page comes to life and stays so when loaded again", async ({
  page,
}) => {
  test.slow();
  for (const odd of behind) {
    await page.goto("about:blank");
    await page.goto(address(`/verzekeringskeuze/${odd}`));
    await expectLive(page);
    await page.reload();
    await expectLive(page);
  }
  // And when it changes on a page that lives.
  for (const odd of behind.filter(each => each.startsWith("#"))) {
    await page.evaluate(hash => {
      window.location.hash = hash;
    }, odd);
    await expectLive(page);
  }
});

/** A host that serves the same page under more addresses than its own. */
function serveLoosely(host: DeployHost) {
  host.instead = (name, response) => {
    if (!/keuze/i.test(name) || /page-data|\.js$|\.css$/.test(name)) return false;
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    createReadStream(path.join(publicFolder, "verzekeringskeuze/index.html")).pipe(response);
    return true;
  };
}

const paths = [
  "/Verzekeringskeuze/",
  "/verzekeringskeuze",
  "/verzekeringskeuze//",
  "//verzekeringskeuze/",
  "/verzekeringskeuze%2F",
  "/verzekeringskeuze/.",
  "/verzekeringskeuze./",
  "/verzekeringskeuze)",
  "/verzekeringskeuze/%",
  "/verzekeringskeuze%E2%80",
  "/verzekeringskeuze/index.html",
  "/verzekeringskeuze/%3Fmakelaar=demo-001",
];

for (const [kind, serve] of [
  ["knows only exact addresses", () => {}],
  ["serves the page under all of them", serveLoosely],
] as const) {
  test(`a host that ${kind}: what people and mailings make of a path shows the page`, async ({
    page,
    host,
    allow,
  }) => {
    test.slow();
    // A host may say 404 of an address that leads to the page, and send the page of that with it.
    allow(/status of 404/, /Minified React error #4\d\d/);
    serve(host);
    for (const odd of paths) {
      await page.goto("about:blank");
      await page.goto(address(odd));
      await expectLive(page);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("verzekering");
    }
  });
}

test("an address that means nothing has the page of that, whatever stands in it", async ({
  page,
  allow,
}) => {
  allow(/status of 404/);
  for (const odd of [
    "/elders",
    "/:uri/",
    "/:path/x",
    "/*",
    "/%",
    "/%E0%A4%A/x",
    "/a%2Fb",
    "/a//b",
  ]) {
    await page.goto(address(odd));
    await expect(page.locator("footer"), odd).toContainText(/© \d{4}/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/pagina/i);
  }
});

test("a broker's link survives a path that had to be corrected", async ({ page, allow }) => {
  allow(/status of 404/);
  await page.goto(address("/Verzekeringskeuze?makelaar=DEMO-001)"));
  await expectLive(page);
  await expect(page).toHaveURL(address("/verzekeringskeuze/"));
  await expect(page.getByRole("banner").getByRole("img", { name: /Voorbeeldbrug/ })).toBeVisible();
});
