import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { site } from "../../src/settings/site";
import { bar, press, withServices } from "../support/browser/consent";
import { household } from "../support/browser/household";
import { storedLeads } from "../support/browser/storedLeads";
import { expect, test } from "../support/browser/test";
import { address, answer, control, live, nextButton, visit } from "../support/browser/walk";

const french = (path: string) => address(`/fr-BE${path}`);
const paths = ["/", "/verzekeringskeuze/", "/bedankt/", "/404/", "/500/", "/privacy/", "/cookies/"];
const keyLike = /\b[a-z][A-Za-z]+\.[a-z][A-Za-z]+\.[a-zA-Z.]+\b/;
const open = async (page: Page, path: string) => {
  await page.goto(french(path));
  await live(page);
};
const onward = async (page: Page, path: string) => {
  await nextButton(page).click();
  await expect(page).toHaveURL(french(path));
  await expect(page.locator("h1")).toBeFocused();
};

test("every page is there in both languages, says which, and shows no key", async ({ request }) => {
  for (const path of paths) {
    const dutch = await (await request.get(address(path))).text();
    const other = await (await request.get(french(path))).text();
    expect(dutch).toMatch(/<html[^>]* lang="nl-BE"/);
    expect(other).toMatch(/<html[^>]* lang="fr-BE"/);
    expect(dutch).not.toContain("[fr]");
    expect(other).toContain("[fr]");
    const words = other.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, " ");
    expect(words, path).not.toMatch(keyLike);
  }
});

test("a page without a translation stands in the first language, in the other's surroundings", async ({
  page,
}) => {
  await page.goto(french("/privacy/"));
  await expect(page.locator("h1")).not.toContainText("[fr]");
  await expect(page.locator("footer")).toContainText("[fr]");
  expect(await page.title()).not.toContain("privacy.title");
});

test("a visit in the second language stays in it, and the lead says so", async ({ page }) => {
  const who = household();
  await page.goto(french("/"));
  await page.locator("main").getByRole("link").first().click();
  await expect(page).toHaveURL(french("/verzekeringskeuze/"));
  await live(page);
  await answer(page, "insuranceChoice", who);
  await onward(page, "/gezinssituatie/");
  await answer(page, "familySituation", who);
  await onward(page, "/uw-gegevens/");
  await answer(page, "yourInformation", who);
  await onward(page, "/makelaar/");
  await control(page, "broker", "none").check();
  await nextButton(page).click();
  await expect(page).toHaveURL(french("/bedankt/"));
  const [lead] = storedLeads(who.email);
  expect(lead).toMatchObject({ language: "fr-BE" });
});

test("a step that came too early leads to the open question in the same language", async ({
  page,
}) => {
  await page.goto(french("/makelaar/"));
  await expect(page).toHaveURL(french("/verzekeringskeuze/"));
});

test("the switch keeps path, query and answers, and remembers the choice", async ({ page }) => {
  await open(page, "/verzekeringskeuze/?x=1");
  await control(page, "formula", "basis").check();
  await page.locator("footer a[hreflang=nl-BE]").click();
  await expect(page).toHaveURL(`${address("/verzekeringskeuze/")}?x=1`);
  await expect(page.locator("html")).toHaveAttribute("lang", "nl-BE");
  await expect(page.locator("main")).not.toContainText("[fr]");
  await expect(control(page, "formula", "basis")).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem("gatsby-i18next-language"))).toBe("nl-BE");
  await page.locator("footer a[hreflang=fr-BE]").click();
  await expect(page).toHaveURL(`${french("/verzekeringskeuze/")}?x=1`);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-BE");
});

test("the switch works when storage throws, and nobody is sent elsewhere by a stored choice", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("gatsby-i18next-language", "fr-BE"));
  await visit(page, "/");
  await expect(page).toHaveURL(address("/"));
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.locator("footer a[hreflang=fr-BE]").click();
  await expect(page).toHaveURL(french("/"));
});

test("search engines find both languages, and the step pages in none", async ({ request }) => {
  const html = await (await request.get(french("/"))).text();
  const link = (language: string, path: string) =>
    new RegExp(`<link[^>]*rel="alternate"[^>]*hrefLang="${language}"[^>]*href="[^"]*${path}"`, "i");
  expect(html).toMatch(link("nl-BE", `${site.basePath}/`));
  expect(html).toMatch(link("fr-BE", `${site.basePath}/fr-BE/`));
  expect(html).toMatch(link("x-default", `${site.basePath}/`));
  expect(html).toMatch(
    /<link[^>]*rel="canonical"[^>]*href="[^"]*\/familiale-verzekering\/fr-BE\/"/,
  );
  const map = readFileSync("public/sitemap-0.xml", "utf8");
  for (const path of ["/", "/fr-BE/", "/privacy/", "/fr-BE/privacy/"])
    expect(map).toContain(`<loc>${site.url}${site.basePath}${path}</loc>`);
  expect(map).not.toContain("verzekeringskeuze");
  expect(map).toContain('hreflang="fr-BE"');
});

test("the question for consent is in the second language, and what that lacks of it in the first", async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource/, /Elastic APM/);
  await withServices(page);
  await page.goto(french("/404/"));
  await page.waitForLoadState("networkidle");
  await page.locator('footer a[href$="/cookies/"]').click();
  await expect(bar(page).getByRole("heading")).toContainText("[fr] Mogen we");
  await expect(bar(page).getByRole("button")).toHaveText([
    "[fr] Weigeren",
    "[fr] Aanvaarden",
    // One of those that were left out.
    "Zelf kiezen per soort",
  ]);
  await press(page, "[fr] Weigeren");
  await expect(bar(page)).toContainText(
    "U hebt geweigerd. Dat is bewaard. [fr] Wijzigen kan altijd",
  );
});

test("an unknown page below a language is that language's page of faults", async ({
  page,
  allow,
}) => {
  allow(/404/);
  await page.goto(french("/bestaat-niet/"));
  await expect(page.locator("h1")).toContainText("[fr]");
});
