import { expect, type Page } from "@playwright/test";
import { type DeployHost, startDeployHost } from "./deployHost";
import { letWorkersPass } from "./letWorkersPass";
import { test as base } from "./test";

/** Tests with the real worker, each on a host of its own. */
export const test = base.extend<{ host: DeployHost }>({
  serviceWorkers: "allow",
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  host: async ({}, use) => {
    const host = await startDeployHost();
    await use(host);
    await host.stop();
  },
  page: async ({ page, allow }, use) => {
    // Gatsby says so of a worker that a newer one replaced, also when all went well.
    allow(/worker became redundant/);
    await letWorkersPass(page, address => allow(new RegExp(`ERR_FAILED \\(${escaped(address)}`)));
    await use(page);
  },
  baseURL: async ({ host }, use) => use(new URL(host.url).origin),
});

const escaped = (address: string) => address.replace(/[.?+]/g, "\\$&");

/** What a build is called on the page. */
export const buildOf = (page: Page) =>
  page.evaluate(() => (window as { ___webpackCompilationHash?: string }).___webpackCompilationHash);

/** The page's own build is stored whole, its steps are in memory, and the worker answers the page. */
export async function ready(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => {
      const list = await caches.match("/familiale-verzekering/stored-builds");
      return {
        newest: list && (await list.json())[0] === window.___webpackCompilationHash,
        memory: performance.getEntriesByName("offline-ready").length > 0,
        worker: navigator.serviceWorker.controller?.state,
      };
    });
  await expect
    .poll(state, { timeout: 30_000 })
    .toEqual({ newest: true, memory: true, worker: "activated" });
}

/** A visitor on data saver: the worker is there, and nothing is stored. */
export const frugal = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );

/** A worker answers this page. Only then Gatsby takes the next one for an update, and not for the first. */
export const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller);

/** The browser looks for a newer worker, as it does at each visit; the page may be loaded again meanwhile. */
export async function lookForWorker(page: Page): Promise<void> {
  const looked = () =>
    page
      .evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        // The first may be one that the browser began by itself, before the host had the newer one.
        await registration?.update();
        await registration?.update();
        return registration !== undefined;
      })
      .catch(() => false);
  await expect.poll(looked).toBe(true);
}

/** The same, until the newer one is in place. */
export async function update(page: Page): Promise<void> {
  await lookForWorker(page);
  const inPlace = () =>
    page
      .evaluate(async () => {
        const found = await navigator.serviceWorker.getRegistration();
        return !found?.installing && !found?.waiting && found?.active?.state;
      })
      .catch(() => undefined);
  await expect.poll(inPlace).toBe("activated");
}
