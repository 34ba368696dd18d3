import type { Page } from "@playwright/test";
import { stepOf } from "../../src/flow/stepOf";
import { asking } from "../support/asking";
import { answersOf, askedBefore, household, keepDraft } from "../support/browser/household";
import { storedLeads } from "../support/browser/storedLeads";
import { expect, test } from "../support/browser/test";
import {
  address,
  answer,
  arrive,
  control,
  live,
  next,
  open,
  send,
  visit,
  walkTo,
} from "../support/browser/walk";

const year = String(new Date().getFullYear() + 1);
const who = household({
  formula: "uitgebreid",
  options: ["hond", "bijverdienste"],
  startDate: { day: "15", month: "6", year },
  situation: "gezin",
  members: "5",
  claimsCount: "3",
  currentInsurer: "Oude Verzekeraar",
  contactBy: "phone",
  phone: "0470 12 34 56",
  message: "Graag na 17 uur.",
});

/** All answers of the form as they stand on the screen. */
const shown = (page: Page) =>
  page
    .locator("#step-form")
    .evaluate(form => [...new FormData(form as HTMLFormElement)].map(String));

for (const { id, path } of asking) {
  test(`answers of ${path} survive a reload and a walk back and forward`, async ({ page }) => {
    await keepDraft(page, who, { before: id });
    await open(page, path);
    if (id === "brokerSearch") {
      await control(page, "brokerPlace").fill("9300");
      await control(page, "broker", "demo-004").check();
      await control(page, "marketing").check();
    } else await answer(page, id, who);
    const answers = await shown(page);
    if (id === "brokerSearch") expect(answers.length).toBeGreaterThan(3);
    const given = Object.entries(answersOf(who)).find(([step]) => step === id)?.[1] ?? {};
    const typed = Object.entries(given).flatMap(([name, value]) =>
      typeof value === "string" && value ? `${name},${value}` : [],
    );
    expect(answers).toEqual(expect.arrayContaining(typed));
    await page.reload();
    await live(page);
    await expect.poll(() => shown(page)).toEqual(answers);
    await page.getByRole("link", { name: /^Vorige/ }).click();
    await expect(page).not.toHaveURL(address(path));
    await expect(page.locator("h1")).toBeFocused();
    await page.goBack();
    await arrive(page, path);
    await expect.poll(() => shown(page)).toEqual(answers);
  });
}

test("answers that are not valid yet are kept as typed", async ({ page }) => {
  await keepDraft(page, who, { before: "yourInformation" });
  await open(page, "/uw-gegevens/");
  const typed = { firstName: "  J4n ", email: "jan@", phone: "12", postcode: "B-90" };
  for (const [name, value] of Object.entries(typed)) await control(page, name).fill(value);
  await page.reload();
  await live(page);
  for (const [name, value] of Object.entries(typed))
    await expect(control(page, name)).toHaveValue(value);
  await page.getByRole("button", { name: /^Volgende/ }).click();
  await expect(page.locator("[data-error-summary]")).toBeFocused();
  for (const [name, value] of Object.entries(typed))
    await expect(control(page, name)).toHaveValue(value);
});

test("an earlier answer is changed from the check, and the rest stays", async ({ page }) => {
  const own = household({ members: "3", message: "Bel na 17 uur" });
  await keepDraft(page, own);
  await open(page, "/makelaar/");
  await control(page, "broker", "demo-001").check();
  await control(page, "marketing").check();
  await page.getByRole("link", { name: "Wijzig Gezinssituatie" }).click();
  await arrive(page, "/gezinssituatie/");
  await expect(control(page, "members")).toHaveValue("3");
  await control(page, "members").fill("6");
  await walkTo(page, "yourInformation");
  await expect(control(page, "email")).toHaveValue(own.email);
  await walkTo(page, "brokerSearch");
  await expect(control(page, "broker", "demo-001")).toBeChecked();
  await expect(control(page, "marketing")).toBeChecked();
  await send(page);
  const [lead] = storedLeads(own.email);
  expect(lead).toMatchObject({
    family: { members: 6, situation: own.situation },
    person: { message: own.message },
    broker: { id: "demo-001" },
  });
});

test("the number of claims falls away after no, and comes back after yes", async ({ page }) => {
  const own = household({ claimsCount: "4" });
  await keepDraft(page, own);
  await open(page, "/gezinssituatie/");
  await control(page, "claims", "nee").check();
  await expect(control(page, "claimsCount")).toBeHidden();
  await next(page, "/gezinssituatie/");
  await page.reload();
  await live(page);
  await page.getByRole("link", { name: /^Vorige/ }).click();
  await arrive(page, "/gezinssituatie/");
  await control(page, "claims", "ja").check();
  await expect(control(page, "claimsCount")).toHaveValue("4");
  await control(page, "claims", "nee").check();
  await walkTo(page, "brokerSearch");
  await control(page, "broker", "none").check();
  await send(page);
  expect(storedLeads(own.email)).toMatchObject([{ family: { claims: 0 } }]);
});

test("a second visit to the first page offers to go on", async ({ page }) => {
  await keepDraft(page, who, { before: "yourInformation" });
  await visit(page, "/");
  const link = page.getByRole("link", { name: "Ga verder met uw aanvraag" }).first();
  await link.click();
  await arrive(page, stepOf(askedBefore("yourInformation").at(-1) ?? "welcome").path);
  await walkTo(page, "yourInformation");
  await page.goto(address("/gezinssituatie/"));
  await expect(control(page, "currentInsurer")).toHaveValue("Oude Verzekeraar");
});

test("an older page of the history does not bring back an older answer", async ({ page }) => {
  const who = household({ formula: "basis", options: ["hond"] });
  await open(page, "/verzekeringskeuze/");
  await answer(page, "insuranceChoice", who);
  await page.goto(address("/gezinssituatie/"));
  await live(page);
  await page.getByRole("link", { name: /^Vorige/ }).click();
  await arrive(page, "/verzekeringskeuze/");
  await control(page, "formula", "uitgebreid").check();
  await control(page, "options", "hond").uncheck();
  await control(page, "startDate.day").fill("12");
  // To the page that was left with "basis"; between full loads, so the browser fills its form again.
  await page.evaluate(() => void setTimeout(() => history.go(-2)));
  const loaded = () =>
    page.evaluate(() => (performance.getEntriesByType("navigation")[0] as { type?: string }).type);
  await expect.poll(() => loaded().catch(() => "")).toBe("back_forward");
  await live(page);
  await expect(control(page, "formula", "uitgebreid")).toBeChecked();
  await expect(control(page, "options", "hond")).not.toBeChecked();
  await expect(control(page, "startDate.day")).toHaveValue("12");
});
