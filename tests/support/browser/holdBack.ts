import type { Page } from "@playwright/test";

/** What is asked for under these addresses waits, until the returned function is called. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(addresses, async route => {
    await released;
    await route.continue();
  });
  return release;
}

/** What is asked for under these addresses comes so much later, ms. */
export const comeLate = (page: Page, addresses: string, ms: number) =>
  page.route(addresses, async route => {
    await new Promise(later => setTimeout(later, ms));
    await route.continue();
  });
