import type { Page } from "@playwright/test";
import { household } from "../support/browser/household";
import { storedLeads } from "../support/browser/storedLeads";
import { expect, test } from "../support/browser/test";
import { arrive, reference, visit } from "../support/browser/walk";

/** Presses Tab until the focus is there; each stop on the way must be visible on the screen. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab");
    const { there, seen } = await page.evaluate(wanted => {
      const at = document.activeElement;
      const box = at?.getBoundingClientRect();
      const inView = box && box.bottom > 0 && box.top < innerHeight && box.width + box.height > 0;
      return { there: Boolean(at?.matches(wanted)), seen: Boolean(inView) || at === document.body };
    }, selector);
    expect(seen, `focus on the way to ${selector} is in view`).toBe(true);
    if (there) return;
  }
  throw new Error(`The keyboard does not reach ${selector}.`);
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, `[name="${name}"]`);
  await page.keyboard.type(text);
}

async function choose(page: Page, name: string, key: string): Promise<void> {
  await tabTo(page, `[name="${name}"]`);
  await page.keyboard.press(key);
}

async function next(page: Page, path: string): Promise<void> {
  await tabTo(page, "button[type=submit]");
  await page.keyboard.press("Enter");
  await arrive(page, path);
}

test("the whole visit goes by keyboard alone", async ({ page }) => {
  const who = household();
  await visit(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Naar de inhoud" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, 'main a[href$="/verzekeringskeuze/"]');
  await page.keyboard.press("Enter");
  await arrive(page, "/verzekeringskeuze/");
  await choose(page, "formula", "Space");
  await choose(page, "options", "Space");
  await next(page, "/gezinssituatie/");
  await choose(page, "situation", "Space");
  for (const _ of "12") await page.keyboard.press("ArrowDown");
  await type(page, "members", "5");
  await choose(page, "ageBand", "ArrowDown");
  await choose(page, "claims", "ArrowUp");
  await page.keyboard.press("ArrowUp");
  await next(page, "/uw-gegevens/");
  await type(page, "firstName", who.firstName);
  await type(page, "lastName", who.lastName);
  await choose(page, "contactBy", "Space");
  await type(page, "email", who.email);
  await type(page, "postcode", "9000");
  await expect(page.locator('[name=municipality] option[value="Gent"]')).toHaveCount(1);
  await choose(page, "municipality", "ArrowDown");
  if ((await page.locator("[name=municipality]").inputValue()) !== "Gent")
    await page.keyboard.type("Gent");
  await next(page, "/makelaar/");
  await expect(page.getByText(/kantoren binnen 10\skm/)).toBeVisible();
  await choose(page, "broker", "Space");
  await tabTo(page, "button[type=submit]");
  await page.keyboard.press("Enter");
  const shown = await reference(page);
  expect(storedLeads(who.email)).toMatchObject([
    {
      reference: shown,
      insurance: { formula: "basis", options: ["rechtsbijstand"] },
      family: { situation: "gezin", members: 5, ageBand: "18-59", claims: 0 },
      person: { municipality: "Gent", contactBy: "email" },
    },
  ]);
});
