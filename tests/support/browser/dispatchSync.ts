import type { Page } from "@playwright/test";

/** The browser's sync event, as when the connection is back: to the worker of this page's site. */
export async function dispatchSync(page: Page, tag: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>(resolve => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      for (const { registrationId, isDeleted } of registrations)
        if (!isDeleted) resolve(registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  await cdp.send("ServiceWorker.dispatchSyncEvent", {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    tag,
    lastChance: false,
  });
  await cdp.detach();
}
