import type { Page } from "@playwright/test";
import { type BrokerColumn, columnNames } from "../../src/brokers/brokerColumns";
import { expectNoSidewaysScroll } from "../support/browser/axe";
import { type Answering, configure, startEndpoint } from "../support/browser/endpoint";
import { answersOf, household, keep, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { address, control, nextButton, open, openAll, visit } from "../support/browser/walk";
import { dutch } from "../support/dutch";

test.use({ viewport: { width: 320, height: 640 } });

/** Longer than any line, and nowhere a place to break. */
const word = "Donau".repeat(24);
const answers = answersOf(
  household({
    options: ["hond"],
    startDate: { day: word, month: word, year: word },
    members: word,
    claimsCount: word,
    currentInsurer: word,
    firstName: word,
    lastName: word,
    email: `${word}@${word}.example`,
    phone: word,
    message: word,
  }),
);
const linked = {
  id: "demo-001",
  name: word,
  logo: null,
  status: "makelaar",
  address: word,
  phone: word,
};

/** Nothing of the page, nor of what lies over it, is wider than the window, cut off or not. */
async function expectInside(page: Page, where: string): Promise<void> {
  await openAll(page);
  await expectNoSidewaysScroll(page, where);
  const outside = await page.evaluate(() =>
    [...document.querySelectorAll("[data-page] *, #messages *, [data-loading-overlay] *")]
      .filter(element => !element.closest("svg, .hidden-text"))
      .filter(element => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1);
      })
      .map(({ tagName, className }) => `${tagName}.${className}`),
  );
  expect(outside, where).toEqual([]);
}

/** Every office is called so, lives there, and is reached so. */
async function longBrokers(page: Page): Promise<void> {
  const long: Partial<Record<BrokerColumn, string>> = {
    name: word,
    street: word,
    municipality: word,
    phone: word,
    email: `${word}@${word}.example`,
    website: `https://${word.slice(0, 60)}.example/`,
    vat: word,
  };
  await page.route(/\/brokers\/.*\/(?:near|id)\/.*\.json$/, async route => {
    const response = await route.fetch();
    const columns: unknown[][] = await response.json();
    const json = columnNames.map((field, i) =>
      (columns[i] ?? []).map(value => long[field] ?? value),
    );
    await route.fulfill({ response, json });
  });
}

const contact = { phone: "02 000 00 00", hours: word, email: `${word}@${word}.example` };

for (const [answered, path] of [
  "/verzekeringskeuze/",
  "/gezinssituatie/",
  "/uw-gegevens/",
].entries()) {
  test(`${path} with long answers, remarks, files and errors`, async ({ page }) => {
    await configure(page, { contact });
    // What was answered before is right, or it would be asked first.
    const before = Object.entries(answersOf(household())).slice(0, answered);
    const kept = { ...answers, ...Object.fromEntries(before) };
    await keep(page, { version: 1, answers: kept, brokerContext: linked });
    await open(page, path);
    await expectInside(page, path);
    if (path === "/uw-gegevens/") {
      await control(page, "email").fill(`${word}@gmial.com`);
      await control(page, "postcode").focus();
      await expect(page.locator("[data-remark=email]")).toContainText("gmail.com");
      await control(page, "document").setInputFiles([
        { name: `${word}.pdf`, mimeType: "", buffer: Buffer.from("%PDF-1.7 een polis") },
        { name: `${word}.gif`, mimeType: "", buffer: Buffer.from("GIF89a") },
      ]);
      await expect(page.locator("[data-file]")).toBeVisible();
      await expect(page.locator("#document-error")).toBeVisible();
      await expect(page.locator("#messages")).toContainText("Donau");
      await expectInside(page, "files, taken and refused");
    }
    await nextButton(page).click();
    await expect(page.locator("[data-error-summary]")).toBeFocused();
    await expectInside(page, `${path} with errors`);
  });
}

test("the broker step: suggestions, offices, nothing found, the sentence and button that send", async ({
  page,
}) => {
  await configure(page, { contact });
  await longBrokers(page);
  await page.route(/\/places\/.*\.json$/, async route => {
    const response = await route.fetch();
    const rows: unknown[][] = await response.json();
    const json = rows.map(([code, lat, lon]) => [code, lat, lon, word]);
    await route.fulfill({ response, json });
  });
  // As long as they may be: what is refused would be asked first.
  await keepDraft(
    page,
    household({ firstName: word.slice(0, 80), currentInsurer: word.slice(0, 80) }),
  );
  await open(page, "/makelaar/");
  const cards = page.getByRole("radio", { name: word });
  await expect(cards.first()).toBeVisible();
  await expect(page.getByText(/kantoren binnen .*\skm van 9000 Donau/)).toBeVisible();
  await cards.first().check();
  await expect(nextButton(page)).toContainText(word);
  await expectInside(page, "an office chosen");
  await control(page, "brokerPlace").fill("");
  // Suggestions follow what is typed once their code is there.
  await expect(control(page, "brokerPlace")).toHaveRole("combobox");
  await control(page, "brokerPlace").pressSequentially("900");
  await expect(page.getByRole("option").first()).toContainText(word);
  await expectInside(page, "suggestions");
  await control(page, "brokerName").fill(word);
  await expect(page.getByText(/(?:gevonden voor|Geen kantoor).*Donau/)).toBeVisible();
  await expectInside(page, "a search by name");
  await control(page, "brokerName").fill(word.replaceAll("D", "q"));
  await expect(page.getByText(/Geen kantoor gevonden voor/)).toBeVisible();
  await expectInside(page, "nothing found");
});

test("the broker of a link: header, card alone, and the list behind it", async ({ page }) => {
  await longBrokers(page);
  await keepDraft(page, household());
  await page.goto(address("/makelaar/?makelaar=demo-001"));
  await expect(page.getByRole("radio", { name: word })).toBeChecked();
  await expectInside(page, "alone");
  await page.getByRole("button", { name: dutch("brokerSearch.others") }).click();
  await expect(page.getByRole("radio", { name: word })).not.toHaveCount(1);
  await expectInside(page, "with the others");
});

const afterwards: [string, Answering, RegExp][] = [
  ["accepted", () => ({ status: 201, body: { reference: word } }), /goed aangekomen/],
  ["not now", () => ({ status: 403, body: {} }), /loopt iets mis aan onze kant/],
];
for (const [what, answering, title] of afterwards) {
  test(`a request ${what}: what follows it`, async ({ page, allow }) => {
    allow(/status of 403/);
    await longBrokers(page);
    const endpoint = await startEndpoint(answering);
    await configure(page, { contact, lead: { endpoint: endpoint.url } });
    await keepDraft(page, household());
    await open(page, "/makelaar/");
    await page.getByRole("radio", { name: word }).first().check();
    await nextButton(page).click();
    await expect(page.locator("h1")).toContainText(title);
    await expect(page.locator("main")).toContainText(word);
    await page.waitForLoadState("networkidle");
    await expectInside(page, what);
    await endpoint.stop();
  });
}

test("a request that waits, and the word at a next visit that it arrived", async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/);
  await longBrokers(page);
  const endpoint = await startEndpoint(() => ({ status: 201, body: { reference: word } }));
  await configure(page, { contact, lead: { endpoint: endpoint.url } });
  await keepDraft(page, household());
  await open(page, "/makelaar/");
  await page.getByRole("radio", { name: word }).first().check();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await nextButton(page).click();
  await expect(page.locator("[data-delivery=waiting]")).toBeVisible();
  await expectInside(page, "waiting");
  const later = await context.newPage();
  await configure(later, { contact, lead: { endpoint: endpoint.url } });
  await page.close();
  await context.setOffline(false);
  await visit(later, "/");
  await expect(later.locator("#messages")).toContainText("referentie: Donau");
  await expectInside(later, "told at the next visit");
  await endpoint.stop();
});

test("pages to read, with a long address of the provider and a broker of long name", async ({
  page,
}) => {
  await configure(page, { contact });
  await keep(page, { version: 1, answers: {}, brokerContext: linked });
  for (const path of ["/", "/privacy/", "/cookies/", "/toegankelijkheid/", "/404/", "/500/"]) {
    await visit(page, path);
    await expect(page.locator("footer")).toContainText(word);
    await expectInside(page, path);
  }
});
