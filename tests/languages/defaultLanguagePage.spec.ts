import { readFileSync } from "node:fs";
import path from "node:path";
import { site } from "../../src/settings/site";
import { household } from "../support/browser/household";
import { storedLeads } from "../support/browser/storedLeads";
import { expect, test } from "../support/browser/test";
import { address, answer, arrive, control, live, nextButton, visit } from "../support/browser/walk";
import { publicFiles } from "../support/built/site";

const dutch = (page: string) => address(`/nl-BE${page}`);
const paths = ["/", "/verzekeringskeuze/", "/bedankt/", "/404/", "/500/", "/privacy/", "/cookies/"];

test("each page of the first language stands below its prefix, and still without", async ({
  request,
}) => {
  for (const page of paths)
    for (const at of [address(page), dutch(page), address(`/fr-BE${page}`)]) {
      const html = await (await request.get(at)).text();
      expect(html, at).toContain(`lang="${at.includes("fr-BE") ? "fr-BE" : "nl-BE"}"`);
    }
});

test("a visit that begins without a prefix goes on below it, and the lead says the language", async ({
  page,
}) => {
  const who = household();
  await visit(page, "/");
  await expect(page.locator("footer")).toContainText(/© \d{4}/);
  // Nobody is sent elsewhere for having come there.
  await expect(page).toHaveURL(address("/"));
  await page.locator("main").getByRole("link").first().click();
  await arrive(page, "/nl-BE/verzekeringskeuze/");
  await answer(page, "insuranceChoice", who);
  await nextButton(page).click();
  await arrive(page, "/nl-BE/gezinssituatie/");
  await page.getByRole("link", { name: /^Vorige/ }).click();
  await arrive(page, "/nl-BE/verzekeringskeuze/");
  await expect(control(page, "formula", who.formula)).toBeChecked();
  await nextButton(page).click();
  await arrive(page, "/nl-BE/gezinssituatie/");
  await answer(page, "familySituation", who);
  await nextButton(page).click();
  await arrive(page, "/nl-BE/uw-gegevens/");
  await answer(page, "yourInformation", who);
  await nextButton(page).click();
  await arrive(page, "/nl-BE/makelaar/");
  await control(page, "broker", "none").check();
  await nextButton(page).click();
  await expect(page).toHaveURL(dutch("/bedankt/"));
  await expect(page.locator("[data-delivery=accepted]")).toBeVisible();
  expect(storedLeads(who.email)).toMatchObject([{ language: "nl-BE" }]);
});

test("a step that came too early leads to the open question below the prefix", async ({ page }) => {
  await page.goto(dutch("/makelaar/"));
  await arrive(page, "/nl-BE/verzekeringskeuze/");
});

test("the switch leads from one prefix to the other", async ({ page }) => {
  await page.goto(dutch("/verzekeringskeuze/?x=1"));
  await live(page);
  await page.locator("footer a[hreflang=fr-BE]").click();
  await expect(page).toHaveURL(`${address("/fr-BE/verzekeringskeuze/")}?x=1`);
  await page.locator("footer a[hreflang=nl-BE]").click();
  await expect(page).toHaveURL(`${dutch("/verzekeringskeuze/")}?x=1`);
  await expect(page.locator("html")).toHaveAttribute("lang", "nl-BE");
});

test("search engines hear of one address for each page", async ({ request }) => {
  for (const at of [address("/privacy/"), dutch("/privacy/")]) {
    const html = await (await request.get(at)).text();
    const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html)?.[1];
    expect(canonical, at).toBe(`${site.url}${dutch("/privacy/")}`);
  }
  const map = readFileSync("public/sitemap-0.xml", "utf8");
  for (const page of ["/nl-BE/", "/fr-BE/", "/nl-BE/privacy/", "/fr-BE/privacy/"])
    expect(map).toContain(`<loc>${site.url}${address(page)}</loc>`);
  expect(map).not.toContain(`<loc>${site.url}${address("/")}</loc>`);
});

test("an unknown page below the prefix is the page of faults, and leads on below it", async ({
  page,
  allow,
}) => {
  allow(/404/);
  await page.goto(dutch("/bestaat-niet/"));
  await expect(page.locator("h1")).toHaveText("Pagina niet gevonden");
  await expect(page.locator("html")).toHaveAttribute("lang", "nl-BE");
  // Live: before that a link is a full load, after which nothing has the focus.
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  await page.getByRole("main").getByRole("link").first().click();
  await arrive(page, "/nl-BE/");
});

test("no page, no link and no rule for unknown pages has the prefix twice", () => {
  const doubled = /nl-BE\/nl-BE|fr-BE\/fr-BE|nl-BE\/fr-BE|fr-BE\/nl-BE/;
  const files = [...publicFiles(".html"), ...publicFiles(".json")];
  expect(files.filter(name => doubled.test(name))).toEqual([]);
  const wrong = files.filter(name =>
    doubled.test(readFileSync(path.join("public", name), "utf8").replaceAll("\\/", "/")),
  );
  expect(wrong).toEqual([]);
  const page = JSON.parse(readFileSync("public/page-data/nl-BE/404/page-data.json", "utf8"));
  expect(page.matchPath).toBe("/nl-BE/*");
});
