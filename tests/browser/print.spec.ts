import type { Locator, Page } from "@playwright/test";
import { asking } from "../support/asking";
import { household, keep, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { control, live, visit } from "../support/browser/walk";
import { dutch } from "../support/dutch";

/** An A4 sheet at 96 dots an inch, within margins of 15 mm. */
const sheet = { width: 680, height: 1009 };
test.use({ viewport: sheet });

/** Each visible element that a document has no use for: what is pressed, what leads elsewhere, what is dark. */
const outOfPlace = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dark = (colour: string) => {
      const [r = 255, g = 255, b = 255, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return alpha > 0.5 && r + g + b < 380;
    };
    return [...document.querySelectorAll("body *")]
      .filter(element => element.checkVisibility({ visibilityProperty: true }))
      .filter(element => element.getBoundingClientRect().height > 1)
      .filter(
        element =>
          element.matches("button, nav, details, [role=button], dialog") ||
          (dark(getComputedStyle(element).backgroundColor) && !element.matches("input")),
      )
      .map(element => element.outerHTML.slice(0, 120));
  });

/** What is wider than the sheet is cut off by it. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(
    width =>
      [...document.querySelectorAll("main *, footer *")]
        .filter(
          element => element.checkVisibility() && element.getBoundingClientRect().right > width,
        )
        .map(element => element.outerHTML.slice(0, 120)),
    sheet.width,
  );

async function paper(page: Page) {
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("header")).toContainText("Voorbeeld");
  expect(await outOfPlace(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
}

const kept = (part: Locator) =>
  part.evaluate(element => getComputedStyle(element).breakInside === "avoid");

test("the page of thanks prints as proof: provider, reference, office, what follows, on one sheet", async ({
  page,
}) => {
  await keep(page, { reference: "FV-7K3M-9QXT", brokerId: "demo-001" }, "familiale:sent");
  await visit(page, "/bedankt/");
  const card = page.locator("section[aria-labelledby=broker-card]");
  await expect(card).toBeVisible();
  await paper(page);
  await expect(page.locator("[data-reference]")).toBeVisible();
  for (const row of await card.locator("dt").all()) await expect(row).toBeVisible();
  expect(await kept(card)).toBe(true);
  for (const step of await page.locator("main ol > li").all()) {
    await expect(step).toBeVisible();
    expect(await kept(step)).toBe(true);
  }
  await expect(page.getByText(dutch("thankyou.brokercard.address.map"))).toBeHidden();
  await expect(page.getByText(dutch("thankYou.proof.title"))).toBeHidden();
  await expect(page.locator("footer")).toContainText("©");
  const pdf = await page.pdf({
    format: "A4",
    margin: { top: "15mm", right: "15mm", bottom: "15mm", left: "15mm" },
  });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
  const today = new Intl.DateTimeFormat("nl-BE", { dateStyle: "long" }).format();
  // The code for it comes once the page is idle.
  const day = () =>
    page.locator("header").evaluate(header => {
      dispatchEvent(new Event("beforeprint"));
      return getComputedStyle(header, "::after").content;
    });
  await expect.poll(day).toBe(`"${today}"`);
});

for (const { id, path } of asking)
  test(`${path} prints its questions and all answers so far`, async ({ page }) => {
    const who = household({ lastName: "Van den Broeck-Janssens" });
    await keepDraft(page, who, { before: "brokerSearch" });
    await page.goto(`/familiale-verzekering${path}`);
    await live(page);
    if (id === "brokerSearch") await control(page, "broker").first().check();
    await paper(page);
    await expect(page.locator("h1")).toBeVisible();
    for (const answer of [who.email, who.lastName, "9000"])
      await expect(page.locator("dd").getByText(answer).filter({ visible: true })).toHaveCount(1);
    for (const row of await page.locator("dl > div").all()) expect(await kept(row)).toBe(true);
    if (id !== "brokerSearch") return;
    await expect(control(page, "broker").filter({ visible: true })).toHaveCount(1);
    await expect(control(page, "broker").filter({ visible: true })).toBeChecked();
  });
