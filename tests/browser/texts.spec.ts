import { expect } from "@playwright/test";
import { configure } from "../support/browser/endpoint";
import { allShifts, shifts, watchShifts } from "../support/browser/shifts";
import { startLink } from "../support/browser/startLink";
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

test("a text that would push the page about waits for the next page, and a short one beside it too", async ({
  page,
  allow,
}) => {
  allow(/woff2/);
  const host = await textsHost();
  host.other = { body: {} };
  const long =
    "Een gezin, een huis, een hond en een fiets: wat betaalt u als een van hen iets breekt?";
  host.files["/nl-BE/welcome.json"] = { body: { "welcome.title": long } };
  host.files["/nl-BE/insuranceChoice.json"] = { body: { "insuranceChoice.title": long } };
  await configure(page, loadPath(host.origin));
  await page.route("**/*.woff2", route => route.abort());
  await watchShifts(page);
  await visit(page, "/");
  await page.waitForLoadState("networkidle");
  expect(host.asked).not.toEqual([]);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(long);
  await startLink(page).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(long);
  await page.getByRole("link", { name: /^Vorige/ }).click();
  await expect(page).toHaveURL(address("/"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(long);
  expect(await allShifts(page)).toEqual({ alone: 0, all: 0 });
  await host.close();
});

test("a page in use hears of new texts, and its next step begins with them", async ({ page }) => {
  const host = await textsHost();
  host.other = { body: {} };
  await configure(page, loadPath(host.origin));
  await visit(page, "/");
  await page.waitForLoadState("networkidle");
  host.files["/nl-BE/insuranceChoice.json"] = { body: { "insuranceChoice.title": "Welke polis?" } };
  const before = host.asked.length;
  // Three quarters of a minute later, as far as the page knows.
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 45_000;
    Object.assign(window, { said: [] });
    new MutationObserver(() => {
      const said = document.querySelector("h1")?.textContent;
      if (said) (window as unknown as { said: string[] }).said.push(said);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.mouse.move(200, 200);
  await expect.poll(() => host.asked.length).toBeGreaterThan(before);
  await page.waitForLoadState("networkidle");
  await startLink(page).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welke polis?");
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said).not.toContain("Uw verzekeringskeuze");
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
  await startLink(page).first().click();
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
    await startLink(page).first().click();
    await expect(page).toHaveURL(new RegExp(address("/verzekeringskeuze/")));
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/\w\.\w/);
    await host.close();
  });
}
