import { expect } from "@playwright/test";
import { configure } from "../support/browser/endpoint";
import { shifts, watchShifts } from "../support/browser/shifts";
import { test } from "../support/browser/test";
import { address, visit } from "../support/browser/walk";
import { textsHost } from "../support/textsHost";

const start = { "welcome.start": "Begin met <b>vier</b> vragen", "welcome.gone": "Weg" };
const loadPath = (origin: string) => ({
  translations: { loadPath: `${origin}/{{lng}}/{{ns}}.json` },
});

test("a text published by the host stands on this page and on the next, without moving it", async ({
  page,
}) => {
  const host = await textsHost();
  host.other = { body: {} };
  host.files["/nl-BE/welcome.json"] = { body: start };
  host.files["/nl-BE/insuranceChoice.json"] = { body: { "insuranceChoice.title": "Welke polis?" } };
  await configure(page, loadPath(host.origin));
  await watchShifts(page);
  await visit(page, "/");
  const link = page.getByRole("link", { name: "Begin met <b>vier</b> vragen" }).first();
  await expect(link).toBeVisible();
  // The arrow beside a longer word, the web font: not a thing that is seen to move.
  expect(await shifts(page)).toBeLessThan(0.001);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welke polis?");
  expect(host.asked.every(file => file.startsWith("/nl-BE/"))).toBe(true);
  await host.close();
});

test("a text that is published meanwhile stands on an open page by its next step", async ({
  page,
}) => {
  const host = await textsHost();
  host.other = { body: {} };
  const title = (text: string) => {
    host.files["/nl-BE/common.json"] = { body: { "footer.privacy": text } };
  };
  title("Privacy eerst");
  await configure(page, loadPath(host.origin));
  await visit(page, "/");
  const footer = page.locator("footer");
  await expect(footer).toContainText("Privacy eerst");
  title("Privacy vandaag");
  // Half a minute later, as far as the page knows.
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 30_000;
  });
  await page.getByRole("link", { name: "Start uw aanvraag" }).first().click();
  await expect(footer).toContainText("Privacy vandaag");
  await expect(page).toHaveURL(address("/verzekeringskeuze/"));
  await host.close();
});

for (const [name, other] of [
  ["hangs", { silence: "wait" }],
  ["hangs up", { silence: "hangUp" }],
  ["is down", { status: 503 }],
  ["answers with a page", { body: "<!doctype html><title>Portaal</title>" }],
] as const) {
  test(`a host of texts that ${name} leaves the page as it was built`, async ({ page, allow }) => {
    allow(/Failed to load resource/);
    const host = await textsHost();
    host.other = other;
    await configure(page, loadPath(host.origin));
    await visit(page, "/");
    await expect.poll(() => host.asked.length).toBeGreaterThan(0);
    await page.getByRole("link", { name: /Start/ }).first().click();
    await expect(page).toHaveURL(new RegExp(address("/verzekeringskeuze/")));
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/\w\.\w/);
    await host.close();
  });
}
