import type { Page } from "@playwright/test";
import { holdBack } from "../support/browser/holdBack";
import { household, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { address, arrive, control, live, nextButton } from "../support/browser/walk";

/** Opens a page whose scripts do not come until the returned function is called. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, "**/*.js");
  await page.goto(address(path), { waitUntil: "domcontentloaded" });
  await expect(page.locator("#step-form")).toBeVisible();
  return release;
}

/** Notes every request that is not a plain GET, and every address with a query. */
function watchRequests(page: Page): string[] {
  const wrong: string[] = [];
  page.on("request", request => {
    if (request.method() !== "GET" || request.url().includes("?"))
      wrong.push(`${request.method()} ${request.url()}`);
  });
  return wrong;
}

test("a next pressed before the script is there counts once it is", async ({ page }) => {
  const wrong = watchRequests(page);
  const release = await openEarly(page, "/verzekeringskeuze/");
  await control(page, "formula", "uitgebreid").check();
  await control(page, "options", "hond").check();
  await control(page, "startDate.day").fill("1");
  await nextButton(page).click();
  await control(page, "startDate.day").fill("");
  await expect(page).toHaveURL(address("/verzekeringskeuze/"));
  release();
  await arrive(page, "/gezinssituatie/");
  await page.getByRole("link", { name: /^Vorige/ }).click();
  await arrive(page, "/verzekeringskeuze/");
  await expect(control(page, "formula", "uitgebreid")).toBeChecked();
  await expect(control(page, "options", "hond")).toBeChecked();
  expect(wrong).toEqual([]);
});

test("Enter pressed early: text kept, nothing in the address, problems told once live", async ({
  page,
}) => {
  const wrong = watchRequests(page);
  await keepDraft(page, household(), { before: "yourInformation" });
  const release = await openEarly(page, "/uw-gegevens/");
  await control(page, "firstName").fill("Vroege");
  await control(page, "email").fill("vroeg@voorbeeld.example");
  await control(page, "email").press("Enter");
  await control(page, "lastName").fill("Vogel");
  await expect(page).toHaveURL(address("/uw-gegevens/"));
  release();
  await live(page);
  await expect(page.locator("[data-error-summary]")).toBeFocused();
  await expect(control(page, "firstName")).toHaveValue("Vroege");
  await expect(control(page, "lastName")).toHaveValue("Vogel");
  await expect(page.locator("#email-error")).toHaveCount(0);
  await page.reload();
  await live(page);
  await expect(control(page, "firstName")).toHaveValue("Vroege");
  await expect(control(page, "lastName")).toHaveValue("Vogel");
  expect(wrong).toEqual([]);
});

test("what is typed early wins over what was kept; the rest is filled in", async ({ page }) => {
  const who = household();
  await keepDraft(page, who);
  const release = await openEarly(page, "/uw-gegevens/");
  await control(page, "firstName").fill("Nieuwe");
  await control(page, "contactBy", "phone").check();
  release();
  await live(page);
  await expect(control(page, "lastName")).toHaveValue(who.lastName);
  await expect(control(page, "municipality")).toHaveValue("Gent");
  await expect(control(page, "firstName")).toHaveValue("Nieuwe");
  await expect(control(page, "contactBy", "phone")).toBeChecked();
  await expect(page.getByRole("complementary")).toContainText("Nieuwe");
});

test("a file chosen early is in the list once the page is live", async ({ page }) => {
  await keepDraft(page, household(), { before: "yourInformation" });
  const release = await openEarly(page, "/uw-gegevens/");
  const buffer = Buffer.from("%PDF-1.7");
  const file = { name: "vroeg.pdf", mimeType: "application/pdf", buffer };
  await control(page, "document").setInputFiles(file);
  release();
  await expect(page.getByRole("button", { name: "Verwijder vroeg.pdf" })).toBeVisible();
});

test("scripts that never come leave a readable form that posts nowhere", async ({
  page,
  allow,
}) => {
  allow(/ERR_FAILED/);
  const wrong = watchRequests(page);
  await page.route("**/*.js", route => route.abort());
  await page.goto(address("/verzekeringskeuze/"));
  await control(page, "formula", "basis").check();
  await nextButton(page).click();
  await expect(page).toHaveURL(address("/verzekeringskeuze/"));
  await expect(control(page, "formula", "basis")).toBeChecked();
  expect(wrong).toEqual([]);
});

test("five seconds without script: all that was typed, ticked and chosen counts", async ({
  page,
}) => {
  const wrong = watchRequests(page);
  const who = household({ email: "traag@voorbeeld.example" });
  await keepDraft(page, who, { before: "familySituation" });
  const until = Date.now() + 5000;
  await page.route("**/*.js", async route => {
    await new Promise(resolve => setTimeout(resolve, until - Date.now()));
    await route.continue();
  });
  await page.goto(address("/gezinssituatie/"), { waitUntil: "domcontentloaded" });
  await control(page, "situation", "gezin").check();
  await control(page, "members").fill("5");
  await control(page, "ageBand").selectOption("60+");
  await control(page, "claims", "nee").check();
  await control(page, "currentInsurer").pressSequentially("Oude Polis");
  await nextButton(page).click();
  await nextButton(page).click();
  await expect(page.locator("html[data-live]")).toHaveCount(0);
  await arrive(page, "/uw-gegevens/");
  const aside = page.getByRole("complementary");
  for (const answer of ["gezin", "5", "60 jaar of ouder", "Oude Polis"])
    await expect(aside).toContainText(answer);
  await page.getByRole("link", { name: /^Vorige/ }).click();
  await arrive(page, "/gezinssituatie/");
  await expect(control(page, "members")).toHaveValue("5");
  await expect(control(page, "ageBand")).toHaveValue("60+");
  expect(wrong).toEqual([]);
});
