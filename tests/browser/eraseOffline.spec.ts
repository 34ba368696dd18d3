import type { Page } from "@playwright/test";
import { household, keepDraft } from "../support/browser/household";
import { test as offline, ready } from "../support/browser/offline";
import { expect, test } from "../support/browser/test";
import { address, arrive, control, nextButton, open, reference } from "../support/browser/walk";

const erase = async (page: Page) => {
  await page.getByText("Wis mijn antwoorden").click();
  await page.getByRole("button", { name: "Wis alles" }).click();
};

/** Every address at which something was shown since, however shortly, over loads. */
async function watchShown(page: Page): Promise<string[]> {
  const shown: string[] = [];
  await page.exposeFunction("tellShown", (path: string) => {
    if (shown.at(-1) !== path) shown.push(path);
  });
  await page.evaluate(() => {
    const { tellShown } = window as unknown as { tellShown: (path: string) => void };
    const look = () => tellShown(location.pathname);
    look();
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  return shown;
}

offline(
  "Wis alles on the last step without a connection: erased, and only welcome is shown",
  async ({ page, context, allow }) => {
    allow(/ERR_INTERNET_DISCONNECTED/);
    // A request was sent before in this tab, so thank-you has something to show.
    await keepDraft(page, household());
    await open(page, "/makelaar/");
    await control(page, "broker", "demo-001").check();
    await nextButton(page).click();
    await reference(page);
    // The tab gets the answers once more.
    await page.evaluate(() => Object.assign(window, { name: "" }));
    await open(page, "/makelaar/");
    await control(page, "broker", "demo-001").check();
    await ready(page);
    await context.setOffline(true);
    const shown = await watchShown(page);
    await erase(page);
    await arrive(page, "/");
    await expect(page.locator("#messages")).toContainText("Gewist van dit toestel: uw antwoorden");
    expect(shown).toEqual([address("/makelaar/"), address("/")]);
    const kept = await page.evaluate(() => Object.keys(sessionStorage));
    expect(kept.filter(name => name.startsWith("familiale:"))).toEqual([]);
  },
);

test("Wis alles where welcome cannot be fetched: thank-you does not come in between", async ({
  page,
  allow,
}) => {
  allow(/ERR_FAILED/);
  await keepDraft(page, household());
  await open(page, "/makelaar/");
  await control(page, "broker", "demo-001").check();
  // What comes after sending is here.
  await page.waitForLoadState("networkidle");
  await page.route("**/page-data/index/page-data.json*", route => route.abort());
  await page.route(address("/"), (route, request) =>
    request.method() === "HEAD" ? route.abort() : route.continue(),
  );
  const shown = await watchShown(page);
  await erase(page);
  await expect(page).toHaveURL(address("/"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(shown).toEqual([address("/makelaar/")]);
});

test("where erasing needs what is not there: nothing is erased, and that is said where it was asked", async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/);
  const who = household();
  await keepDraft(page, who);
  await open(page, "/makelaar/");
  await control(page, "broker", "demo-001").check();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await erase(page);
  await expect(page.getByText("Nog niet alles is gewist")).toBeVisible();
  await expect(page).toHaveURL(address("/makelaar/"));
  await expect(page.getByRole("definition").filter({ hasText: who.email })).not.toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Wis alles" }).click();
  await arrive(page, "/");
  await expect(page.locator("#messages")).toContainText("Gewist van dit toestel");
});
