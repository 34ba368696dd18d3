import { expect, type Page } from "@playwright/test";
import { type DeployHost, startDeployHost } from "./deployHost";
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
  baseURL: async ({ host }, use) => use(new URL(host.url).origin),
});

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
        memory: "get" in (Object.getOwnPropertyDescriptor(window, "___swUpdated") ?? {}),
        worker: navigator.serviceWorker.controller?.state,
      };
    });
  await expect
    .poll(state, { timeout: 30_000 })
    .toEqual({ newest: true, memory: true, worker: "activated" });
}
