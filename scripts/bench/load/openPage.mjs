import { watchPage } from "./watchPage.mjs";

/** How slow: the processor of a cheap phone, and what Lighthouse calls slow 4G when it is applied. */
export const slowdown = 4;
export const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** @typedef {import("./contestants.mjs").Contestant} Contestant */

/**
 * A page of a contestant in a tab of its own, nothing cached, with the storage that its step needs.
 * @param {import("@playwright/test").Browser} browser
 * @param {Contestant} contestant
 * @param {{ storage?: Record<string, string>, slow?: boolean, probing?: boolean }} [how]
 */
export async function openPage(browser, { url, box = "", storage: needed }, how = {}) {
  const { storage = needed, slow = false, probing = false } = how;
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: "nl-BE",
    // Its work after the page is idle would fall into what is measured.
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (slow) {
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", slow4G);
  }
  if (probing) {
    await cdp.send("Runtime.enable");
    await cdp.send("Runtime.addBinding", { name: "benchKey" });
    cdp.on("Runtime.bindingCalled", ({ name }) => {
      if (name === "benchKey") press(cdp).catch(() => {});
    });
  }
  await page.addInitScript(watchPage, { storage, box, probing });
  // Processor time of the main thread, whatever else the machine does.
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(url, { waitUntil: "load", timeout: 90_000 });
  await page.waitForLoadState("networkidle");
  return { page, cdp, close: () => context.close() };
}

/** @param {import("@playwright/test").CDPSession} cdp */
async function press(cdp) {
  const key = { key: "a", code: "KeyA", windowsVirtualKeyCode: 65 };
  await cdp.send("Input.dispatchKeyEvent", { type: "keyDown", text: "a", ...key });
  await cdp.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
}
