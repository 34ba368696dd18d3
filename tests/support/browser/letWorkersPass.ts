import type { Page } from "@playwright/test";

interface Version {
  versionId: string;
  status: string;
  runningStatus: string;
}

/**
 * While a debugger is attached, as in every test here, Chromium keeps a worker awake for ever, and so a newer
 * one waits for ever for it to be idle, with the page's requests behind it. Puts the older one to sleep, as
 * the browser does for a visitor.
 */
export async function letWorkersPass(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const known = new Map<string, Version>();
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    clearTimeout(timer);
    const all = [...known.values()];
    if (!all.some(({ status }) => status === "installed")) return;
    for (const { versionId, status, runningStatus } of all)
      if (status === "activated" && runningStatus === "running")
        client.send("ServiceWorker.stopWorker", { versionId }).catch(() => {});
    timer = setTimeout(look, 200);
  };
  client.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
    for (const version of versions) known.set(version.versionId, version);
    clearTimeout(timer);
    timer = setTimeout(look, 100);
  });
  page.on("close", () => clearTimeout(timer));
  await client.send("ServiceWorker.enable");
}
