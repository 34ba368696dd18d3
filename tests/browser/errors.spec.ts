import type { Question } from "../../src/answers/questions/question";
import { questions } from "../../src/answers/questions/questions";
import { rulesOf } from "../../src/answers/questions/rulesOf";
import type { QuestionId } from "../../src/flow/step";
import { asking } from "../support/asking";
import { type Household, household, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { address, control, nextButton, open, typeAnswer } from "../support/browser/walk";
import { readTexts } from "../support/built/site";

const who = household();
const texts = readTexts();

/** Questions with a problem when nothing is filled in, in order. */
const missing = (step: QuestionId) =>
  Object.entries<Question>(questions[step].questions).flatMap(([name, question]) =>
    rulesOf(question).includes("required") && !question.when && !question.neededWhen ? name : [],
  );

for (const { id, path } of asking) {
  const wrong = missing(id);
  const title = texts.get(`${id}.title`);
  test(`an empty next on ${path} says what is missing`, async ({ page }) => {
    await keepDraft(page, who, { before: id });
    await open(page, path);
    await nextButton(page).click();
    const summary = page.locator("[data-error-summary]");
    await expect(summary).toBeFocused();
    await expect(page).toHaveURL(address(path));
    await expect(page).toHaveTitle(new RegExp(`^Fout: ${title}`));
    const links = summary.getByRole("link");
    await expect(links).toHaveCount(wrong.length);
    for (const [i, name] of wrong.entries()) {
      const message = (await links.nth(i).textContent()) ?? "no message";
      await expect(page.locator(`[id="${name}-error"]`)).toContainText(message);
      await links.nth(i).click();
      const field = page.locator(":focus");
      await expect(field).toHaveAttribute("name", name);
      await expect(field).toHaveAttribute("aria-invalid", "true");
    }
    let left = wrong.length;
    // The postcode's one name is chosen for the visitor.
    for (const name of wrong.filter(each => each !== "municipality")) {
      await typeAnswer(page, name, id === "brokerSearch" ? "none" : who[name as keyof Household]);
      left -= name === "postcode" ? 2 : 1;
      await expect(page.locator(`[id="${name}-error"]`)).toHaveCount(0);
      await expect(links).toHaveCount(left);
    }
    await expect(summary).toHaveCount(0);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
  });
}

test("while correcting no new problem is blamed before next is pressed", async ({ page }) => {
  await keepDraft(page, who, { before: "yourInformation" });
  await open(page, "/uw-gegevens/");
  await control(page, "postcode").fill("9000");
  await page.locator("select[name=municipality]").selectOption("Gent");
  await nextButton(page).click();
  const links = page.locator("[data-error-summary]").getByRole("link");
  await expect(links).toHaveCount(3);
  await control(page, "phone").fill("1");
  await control(page, "firstName").fill("An");
  await expect(links).toHaveCount(2);
  await expect(page.locator("#phone-error")).toHaveCount(0);
});

test("answers that cannot be are each told in their own words", async ({ page }) => {
  await keepDraft(page, who, { before: "insuranceChoice" });
  await open(page, "/verzekeringskeuze/");
  const message = page.locator("#startDate-error");
  const dates = [
    ["31", "2", "2027", "Deze dag bestaat niet"],
    ["1", "", "", "Vul dag, maand en jaar in"],
    ["1", "1", "2020", "Kies vandaag of een latere dag"],
    ["1", "1", "2099", "Kies een dag binnen twee jaar"],
  ] as const;
  await control(page, "formula", "basis").check();
  for (const [day, month, year, words] of dates) {
    await control(page, "startDate.day").fill(day);
    await control(page, "startDate.month").fill(month);
    await control(page, "startDate.year").fill(year);
    await nextButton(page).click();
    await expect(message).toContainText(words);
    await expect(page.locator("[data-error-summary]")).toContainText("Eén antwoord");
  }
  await page.locator("[data-error-summary]").getByRole("link").click();
  await expect(control(page, "startDate.day")).toBeFocused();
});

test("a file that cannot be taken is refused with its reason", async ({ page }) => {
  await keepDraft(page, who, { before: "yourInformation" });
  await open(page, "/uw-gegevens/");
  const document = control(page, "document");
  const program = Buffer.from("MZ");
  await document.setInputFiles({ name: "polis.pdf", mimeType: "application/pdf", buffer: program });
  await expect(page.locator("#document-error")).toContainText("polis.pdf: dit soort bestand");
  const buffer = Buffer.from("%PDF-1.7");
  await document.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer });
  await expect(page.locator("#document-error")).toHaveCount(0);
  await document.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer });
  await expect(page.locator("#document-error")).toContainText("staat al in de lijst");
  await page.getByRole("button", { name: "Verwijder a.pdf" }).click();
  await expect(page.getByRole("button", { name: "Verwijder a.pdf" })).toHaveCount(0);
});
