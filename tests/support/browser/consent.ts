import { expect, type Page } from "@playwright/test";
import { configure } from "./endpoint";
import { visit } from "./walk";

/** A port on which nobody listens: whoever calls a service there fails, and is seen to have called. */
export const nobody = "http://localhost:9";

/** Every service that needs consent, named as a host would name it. */
export const everyService = {
  telemetry: { serverUrl: nobody },
  flags: { apiHost: nobody, clientKey: "sdk-proef" },
};

/** A site on which there is something to agree to. */
export const withServices = (page: Page) => configure(page, everyService);

export const bar = (page: Page) => page.locator("#consent");

/** A visit that comes to this page by the footer, and is asked there: never on the page that is opened. */
export async function askedOn(page: Page, path: "/privacy/" | "/cookies/"): Promise<void> {
  await visit(page, "/404/");
  await page.waitForLoadState("networkidle");
  await page.locator(`footer a[href$="${path}"]`).click();
  await expect(bar(page)).toBeVisible();
}

export const press = (page: Page, name: string) => bar(page).getByRole("button", { name }).click();

/** Chooses on the page that is open, by the settings that its footer opens. */
export async function choose(page: Page, name: "Weigeren" | "Aanvaarden"): Promise<void> {
  await page.getByRole("button", { name: "Cookie-instellingen" }).last().click();
  await press(page, name);
}

/** The names under which something is kept on the device, by where; worker files of the site apart. */
export const storedNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name = "" }) => name),
    ...document.cookie.split("; ").filter(Boolean),
    ...(await navigator.serviceWorker.getRegistrations()).map(
      ({ scope }) => new URL(scope).pathname,
    ),
  ]);
