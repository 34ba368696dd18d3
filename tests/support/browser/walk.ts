import { expect, type Locator, type Page } from "@playwright/test";
import { steps } from "../../../src/flow/steps";
import { site } from "../../../src/settings/site";
import type { Household } from "./household";

export const address = (path: string) => `${site.basePath}${path}`;

/** One control by its form name, and by its value where several share the name. */
export const control = (page: Page, name: string, value?: string): Locator =>
  page.locator(value === undefined ? `[name="${name}"]` : `[name="${name}"][value="${value}"]`);

/** Opens a question step and waits until its form is live. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(address(path));
  await live(page);
}

/** The form answers to the script, and has its kept answers back. */
export async function live(page: Page): Promise<void> {
  await expect(page.locator("html[data-live] #step-form")).toBeVisible();
}

/** Opens a page without a form and waits until it is live: only then the footer knows the year. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(address(path));
  await expect(page.locator("footer")).toContainText(/© \d{4}/);
}

/** The page of this path is there: address and focus have arrived, at its heading or at a question before it. */
export async function arrive(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(address(path));
  await expect(page.locator("h1:focus, #consent h2:focus")).toBeVisible();
}

export const nextButton = (page: Page) => page.locator("button[type=submit]");

/** Opens every accordion on the page. */
export const openAll = (page: Page): Promise<void> =>
  page.locator("details").evaluateAll(all => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });

/** Presses next, and waits for the step that follows `path`. */
export async function next(page: Page, path: string): Promise<void> {
  const step = steps.find(candidate => candidate.path === path);
  const following = steps.find(candidate => candidate.id === step?.next);
  if (!following) throw new Error(`Nothing follows ${path}.`);
  await nextButton(page).click();
  await arrive(page, following.path);
}

export async function answerInsurance(page: Page, who: Household): Promise<void> {
  await control(page, "formula", who.formula).check();
  for (const option of who.options) await control(page, "options", option).check();
  const { day, month, year } = who.startDate ?? { day: "", month: "", year: "" };
  await control(page, "startDate.day").fill(day);
  await control(page, "startDate.month").fill(month);
  await control(page, "startDate.year").fill(year);
}

export async function answerFamily(page: Page, who: Household): Promise<void> {
  await control(page, "situation", who.situation).check();
  await control(page, "members").fill(who.members);
  await control(page, "ageBand").selectOption(who.ageBand);
  await control(page, "claims", who.claimsCount ? "ja" : "nee").check();
  if (who.claimsCount) await control(page, "claimsCount").fill(who.claimsCount);
  await control(page, "currentInsurer").fill(who.currentInsurer ?? "");
}

export async function answerPerson(page: Page, who: Household): Promise<void> {
  await control(page, "firstName").fill(who.firstName);
  await control(page, "lastName").fill(who.lastName);
  await control(page, "email").fill(who.email);
  await control(page, "contactBy", who.contactBy).check();
  await control(page, "phone").fill(who.phone ?? "");
  await control(page, "postcode").fill(who.postcode);
  await control(page, "municipality").selectOption(who.municipality);
  await control(page, "message").fill(who.message ?? "");
}

/** From the first page to the choice of a broker, by pressing what a visitor presses. */
export async function walkToBrokers(page: Page, who: Household): Promise<void> {
  await visit(page, "/");
  await walkToBrokersFrom(page, who);
}

/** The same, when the first page is already there and live. */
export async function walkToBrokersFrom(page: Page, who: Household): Promise<void> {
  await page.getByRole("link", { name: "Start uw aanvraag" }).first().click();
  await arrive(page, "/verzekeringskeuze/");
  await answerToBrokers(page, who);
}

/** From the first question to the choice of a broker. */
export async function answerToBrokers(page: Page, who: Household): Promise<void> {
  await answerInsurance(page, who);
  await next(page, "/verzekeringskeuze/");
  await answerFamily(page, who);
  await next(page, "/gezinssituatie/");
  await answerPerson(page, who);
  await next(page, "/uw-gegevens/");
}

/** Sends, and waits for the confirmation; gives the reference that it shows. */
export async function send(page: Page): Promise<string> {
  await nextButton(page).click();
  return reference(page);
}

/** The reference on the page of thanks. */
export async function reference(page: Page): Promise<string> {
  await expect(page.locator("[data-delivery=accepted]")).toBeVisible();
  await expect(page).toHaveURL(address("/bedankt/"));
  return (await page.locator("[data-reference]").textContent()) ?? "";
}
