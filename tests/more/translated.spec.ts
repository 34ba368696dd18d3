import type { Locator, Page } from "@playwright/test";
import { configure, startEndpoint } from "../support/browser/endpoint";
import { holdBack } from "../support/browser/holdBack";
import { household, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { mark, translate } from "../support/browser/translate";
import {
  address,
  answer,
  arrive,
  control,
  live,
  next,
  nextButton,
  open,
  visit,
} from "../support/browser/walk";
import { dutch } from "../support/dutch";

const who = household({ claimsCount: "2" });

/** The element says these words, as the translation gave them, and nothing that stood there before. */
const says = (element: Locator, words: string) =>
  expect(element).toHaveText(
    new RegExp(`^\\W*(?:${mark}Fout:${mark}\\s*)?${mark}${words}[^${mark}]*${mark}$`),
  );

const summary = (page: Page) => page.locator("[data-error-summary]");

test("a visit on translated pages: problems shown and corrected, to the confirmation", async ({
  page,
}) => {
  let respond = () => {};
  const answered = new Promise<void>(resolve => {
    respond = resolve;
  });
  const endpoint = await startEndpoint(async () => {
    await answered;
    return { status: 201, body: { reference: "AB12" } };
  });
  await configure(page, { lead: { endpoint: endpoint.url } });
  await visit(page, "/");
  await translate(page);
  await page.locator(`main a[href$="/verzekeringskeuze/"]`).first().click();
  await arrive(page, "/verzekeringskeuze/");

  await nextButton(page).click();
  await expect(summary(page)).toBeFocused();
  await answer(page, "insuranceChoice", who);
  await expect(summary(page)).toHaveCount(0);
  const date = page.locator("#startDate-error");
  await control(page, "startDate.day").fill("31");
  await nextButton(page).click();
  await says(date, "Vul dag, maand en jaar in");
  await control(page, "startDate.month").fill("2");
  await control(page, "startDate.year").fill("2027");
  await says(date, "Deze dag bestaat niet");
  await control(page, "startDate.month").fill("1");
  await expect(date).toHaveCount(0);
  await next(page, "/verzekeringskeuze/");

  await nextButton(page).click();
  await says(summary(page).locator("p"), "3 antwoorden");
  await answer(page, "familySituation", who);
  const steps = page.locator("span[role=status]").first();
  await page.locator("[aria-controls=members]").last().click();
  await says(steps, "3");
  await page.locator("[aria-controls=members]").first().click();
  await says(steps, "2");
  await control(page, "claims", "nee").check();
  await control(page, "claims", "ja").check();
  await next(page, "/gezinssituatie/");

  await nextButton(page).click();
  await says(summary(page).locator("p"), "5 antwoorden");
  await answer(page, "yourInformation", who);
  await expect(summary(page)).toHaveCount(0);
  await control(page, "message").fill("Dag");
  await says(page.locator("#message-count"), "Nog 497");
  await control(page, "contactBy", "phone").check();
  await nextButton(page).click();
  await expect(page.locator("#phone-error")).toBeVisible();
  await control(page, "contactBy", "email").check();
  const remark = page.locator("[data-remark=email]");
  for (const [slip, meant] of [
    ["an@gmial.com", "an@gmail.com"],
    ["an@hotmial.com", "an@hotmail.com"],
  ] as const) {
    await control(page, "email").fill(slip);
    await control(page, "email").press("Tab");
    await expect(remark).toContainText(`Bedoelde u ${meant}`);
  }
  await remark.getByRole("button").click();
  await expect(remark).toHaveText("");
  const buffer = Buffer.from("%PDF-1.7");
  const file = { name: "polis.pdf", mimeType: "application/pdf", buffer };
  await control(page, "document").setInputFiles(file);
  await page.getByRole("button", { name: /Verwijder.*polis\.pdf/ }).click();
  await expect(page.getByRole("button", { name: /polis\.pdf/ })).toHaveCount(0);
  await next(page, "/uw-gegevens/");
  await page.goBack();
  await arrive(page, "/uw-gegevens/");
  await expect(control(page, "message")).toHaveValue("Dag");
  await next(page, "/uw-gegevens/");

  const found = page.locator("p[role=status][tabindex]");
  const to = page.locator("#send-title + p");
  await expect(found).toContainText("binnen 10 km");
  await nextButton(page).click();
  await expect(summary(page)).toBeFocused();
  await control(page, "broker", "none").check();
  await expect(to).not.toContainText("Kies");
  await control(page, "broker", "demo-001").check();
  await expect(to).toContainText("Kantoor Voorbeeldbrug");
  await says(nextButton(page), "Verstuur mijn aanvraag naar Kantoor Voorbeeldbrug");
  await control(page, "brokerPlace").fill("Nergensgem");
  await expect(found).not.toContainText("binnen");
  await control(page, "brokerPlace").fill("9000");
  await expect(found).toContainText("binnen 10 km");
  await page.getByText(dutch("brokerSearch.name.summary")).click();
  await control(page, "brokerName").fill("qqqq");
  await expect(found).toContainText("qqqq");
  await control(page, "brokerName").fill("dhondt");
  await expect(found).toContainText("dhondt");
  await control(page, "brokerName").fill("");
  await control(page, "broker", "none").check();
  await control(page, "broker", "demo-001").check();
  await nextButton(page).click();
  const overlay = page.locator("[data-loading-overlay]");
  await expect(overlay).toBeVisible();
  respond();
  await expect(page.locator("[data-delivery=accepted]")).toBeVisible();
  await expect(page.locator("[data-reference]")).toHaveText("AB12");
  await expect(overlay).toHaveCount(0);
  expect(endpoint.arrived.map(({ body }) => JSON.parse(body).broker)).toEqual([
    { id: "demo-001", name: "Kantoor Voorbeeldbrug" },
  ]);
  await endpoint.stop();
});

test("a page that was translated before it came to life works, and goes on", async ({
  page,
  allow,
}) => {
  // React finds other words than it wrote, and draws the page anew.
  allow(/Minified React error/);
  const release = await holdBack(page, "**/*.js");
  await keepDraft(page, household(), { before: "familySituation" });
  await page.goto(address("/gezinssituatie/"), { waitUntil: "domcontentloaded" });
  await translate(page);
  release();
  await live(page);
  await nextButton(page).click();
  await expect(summary(page)).toBeFocused();
  await answer(page, "familySituation", household());
  await next(page, "/gezinssituatie/");
});

test("telephone numbers are links of ours, so phones need not make any", async ({ page }) => {
  await open(page, "/verzekeringskeuze/");
  await expect(page.locator("meta[name=format-detection]")).toHaveAttribute(
    "content",
    "telephone=no",
  );
  const numbers = page.getByText("02 000 00 00");
  expect(await numbers.count()).toBeGreaterThan(1);
  for (const number of await numbers.all())
    expect(await number.evaluate(part => part.closest("a[href^='tel:']")?.tagName)).toBe("A");
});
