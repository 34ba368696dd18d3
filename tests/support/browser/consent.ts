import type { Page } from "@playwright/test";
import { configure } from "./endpoint";

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
export const press = (page: Page, name: string) => bar(page).getByRole("button", { name }).click();

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
