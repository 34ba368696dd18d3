import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { household, keepDraft } from "../support/browser/household";
import { storedLeads } from "../support/browser/storedLeads";
import { expect, test } from "../support/browser/test";
import { answer, control, next, open, reference, send, walkTo } from "../support/browser/walk";
import { dutch } from "../support/dutch";
import { leadAnswers } from "../support/leadAnswers";

/** Everything in sessionStorage, apart from Gatsby's scroll positions. */
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(sessionStorage).filter(([name]) => !name.startsWith("@@"))),
  );

test("a whole visit with every field ends in the row that was typed", async ({ page }) => {
  const year = String(new Date().getFullYear() + 1);
  const who = household({
    formula: "uitgebreid",
    options: ["rechtsbijstand", "hond", "drone"],
    startDate: { day: "1", month: "maart", year },
    situation: "gezin",
    members: "4",
    ageBand: "60+",
    claimsCount: "2",
    currentInsurer: "Verzekeraar & Zonen",
    cancelledBefore: "nee",
    contactBy: "phone",
    phone: "0470 12 34 56",
    callAt: ["voormiddag", "avond"],
    contactLanguage: "fr",
    message: "Wij <b>verhuizen</b> in juni.\nMet {{name}} en twee honden.",
  });
  const polis = Buffer.from("%PDF-1.4 een oude polis");
  await walkTo(page, "yourInformation", who);
  await answer(page, "yourInformation", who);
  const file = { name: "polis.pdf", mimeType: "application/pdf", buffer: polis };
  await control(page, "document").setInputFiles(file);
  await expect(page.getByRole("button", { name: "Verwijder polis.pdf" })).toBeVisible();
  await expect(page.getByText("Wordt gelezen")).toHaveCount(0);
  await next(page, "/uw-gegevens/");
  await walkTo(page, "brokerSearch", who);
  await control(page, "broker", "demo-001").check();
  await control(page, "marketing").check();
  await expect(page.getByText("polis.pdf")).toBeVisible();
  const shown = await send(page);

  const [lead, ...others] = storedLeads(who.email);
  expect(others).toEqual([]);
  expect(lead).toEqual({
    reference: shown,
    receivedAt: expect.any(String),
    schema: "familiale-lead/1",
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    submittedAt: expect.any(String),
    language: "nl-BE",
    test: false,
    build: expect.any(String),
    ...leadAnswers(who),
    insurance: {
      formula: "uitgebreid",
      options: ["rechtsbijstand", "hond", "drone"],
      startDate: `${year}-03-01`,
    },
    family: {
      situation: "gezin",
      members: 4,
      ageBand: "60+",
      claims: 2,
      currentInsurer: who.currentInsurer,
      cancelledBefore: "nee",
    },
    person: {
      firstName: who.firstName,
      lastName: who.lastName,
      email: who.email,
      phone: "+32470123456",
      postcode: "9000",
      municipality: "Gent",
      contactBy: "phone",
      callAt: ["voormiddag", "avond"],
      contactLanguage: "fr",
      message: who.message,
    },
    broker: { id: "demo-001", name: "Kantoor Voorbeeldbrug" },
    documents: [
      {
        name: "polis.pdf",
        type: "application/pdf",
        size: polis.length,
        sha256: createHash("sha256").update(polis).digest("hex"),
      },
    ],
    consents: { privacyNoticeShownAt: expect.any(String), marketing: true },
    attribution: {},
    experiments: [],
  });
  const { privacyNoticeShownAt = "" } = lead?.consents ?? {};
  expect(Date.parse(privacyNoticeShownAt)).toBeLessThan(Date.parse(lead?.submittedAt ?? ""));
});

test("thank-you is rebuilt after a reload from reference and broker alone", async ({ page }) => {
  const who = household();
  await keepDraft(page, who);
  await open(page, "/makelaar/");
  await control(page, "broker", "demo-001").check();
  const shown = await send(page);
  for (const again of [false, true]) {
    if (again) await page.reload();
    expect(await reference(page)).toBe(shown);
    const card = page.getByRole("region", { name: "Kantoor Voorbeeldbrug" });
    await expect(card.getByRole("link", { name: "09 000 00 01" })).toHaveAttribute(
      "href",
      "tel:+3290000001",
    );
    const mail = card.getByRole("link", { name: "hallo@voorbeeldbrug.example" });
    await expect(mail).toHaveAttribute("href", "mailto:hallo@voorbeeldbrug.example");
    const map = card.getByRole("link", { name: /Fictieve Kaai 12, 9000 Gent/ });
    await expect(map).toHaveAttribute("target", "_blank");
    await expect(card).toContainText("0000.000.196");
    // This office has no website.
    await expect(card).toContainText("– niet bekend");
    await expect
      .poll(() => kept(page))
      .toEqual({
        "familiale:sent": JSON.stringify({ reference: shown, brokerId: "demo-001" }),
      });
  }
  expect(await page.evaluate(() => indexedDB.databases())).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("no preference is stored as no broker and said in words", async ({ page }) => {
  const who = household();
  await keepDraft(page, who);
  await open(page, "/makelaar/");
  await control(page, "broker", "none").check();
  await expect(page.getByRole("button", { name: "Verstuur mijn aanvraag" })).toBeVisible();
  await send(page);
  await expect(page.getByRole("heading", { name: dutch("thankYou.noBroker.title") })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: dutch("thankYou.noBroker.title") })).toBeVisible();
  expect(storedLeads(who.email)).toMatchObject([{ broker: null, consents: { marketing: false } }]);
});

test("a broker is found by a part of the name", async ({ page }) => {
  const who = household();
  await keepDraft(page, who);
  await open(page, "/makelaar/");
  await page.getByText(dutch("brokerSearch.name.summary")).click();
  await control(page, "brokerName").fill("dhondt");
  await expect(page.getByText(/kanto(?:or|ren) gevonden voor ‘dhondt’/)).toBeVisible();
  await control(page, "broker", "demo-004").check();
  await expect(page.getByRole("button", { name: /naar Verzekeringen D’Hondt/ })).toBeVisible();
  await send(page);
  const broker = { id: "demo-004", name: "Verzekeringen D’Hondt-Voorbeeld" };
  expect(storedLeads(who.email)).toMatchObject([{ broker }]);
});

test("slider and box set the same distance", async ({ page }) => {
  await keepDraft(page, household());
  await open(page, "/makelaar/");
  const slider = page.getByRole("slider");
  const box = page.getByLabel("Afstand in kilometer");
  const count = page.getByRole("status").filter({ hasText: /kanto/ });
  await expect(count).toContainText("binnen 10 km van 9000 Gent");
  await slider.press("ArrowRight");
  await expect(box).toHaveValue("11");
  await expect(count).toContainText("binnen 11 km");
  await box.fill("30");
  await expect(slider).toHaveValue("30");
  await expect(count).toContainText("binnen 30 km");
  await box.fill("900");
  await box.press("Tab");
  await expect(box).toHaveValue("30");
});
