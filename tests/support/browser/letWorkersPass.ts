import type { Page, Request } from "@playwright/test";

interface Version {
  versionId: string;
  status: string;
  runningStatus: string;
}

/** So long an answer may take that the older worker still owes, ms. */
const patienceMs = 8000;

/**
 * While a debugger is attached, as in every test here, Chromium keeps a worker awake for ever, and so a newer
 * one waits for ever for it to be idle, with the page's requests behind it. Puts the older one to sleep, as
 * the browser does for a visitor: once it has answered what it was asked. One that is stopped in the middle
 * of an answer leaves a page that never comes.
 */
export async function letWorkersPass(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const known = new Map<string, Version>();
  const owed = new Set<Request>();
  // What is sent takes as long as its back end does, and is not the worker's to answer.
  page.on("request", request => request.method() === "GET" && owed.add(request));
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", request => owed.delete(request));
  let timer: NodeJS.Timeout | undefined;
  let since: number | undefined;
  const look = () => {
    clearTimeout(timer);
    const all = [...known.values()];
    const waits = all.some(({ status }) => status === "installed");
    since = waits ? (since ?? Date.now()) : undefined;
    if (since === undefined) return;
    timer = setTimeout(look, 100);
    if (owed.size > 0 && Date.now() - since < patienceMs) return;
    for (const { versionId, status, runningStatus } of all)
      if (status === "activated" && runningStatus === "running")
        client.send("ServiceWorker.stopWorker", { versionId }).catch(() => {});
  };
  client.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
    for (const version of versions) known.set(version.versionId, version);
    clearTimeout(timer);
    timer = setTimeout(look, 100);
  });
  page.on("close", () => clearTimeout(timer));
  await client.send("ServiceWorker.enable");
}
