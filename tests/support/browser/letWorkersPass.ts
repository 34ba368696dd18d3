import type { Page, Request } from "@playwright/test";

interface Version {
  versionId: string;
  status: string;
  runningStatus: string;
}

/** So long an answer may take that the older worker still owes, ms. */
const patienceMs = 6000;
/** So long a page takes at most, that patience included, ms. */
const lostMs = patienceMs + 3000;

/**
 * While a debugger is attached, as in every test here, Chromium keeps a worker awake for ever, and so a newer
 * one waits for ever for it to be idle, with the page's requests behind it. Puts the older one to sleep, as
 * the browser does for a visitor: once it has answered what it was asked.
 *
 * What it was asked in the moment in which it was to fall asleep it never answers. A page that is lost so is asked
 * for again, and of other files `forgive` is told.
 */
export async function letWorkersPass(
  page: Page,
  forgive: (address: string) => void = () => {},
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const known = new Map<string, Version>();
  const owed = new Set<Request>();
  page.on("request", request => {
    // What is sent takes as long as its back end does, and is not the worker's to answer.
    if (request.method() !== "GET") return;
    owed.add(request);
    if (request.isNavigationRequest()) setTimeout(askAgain, lostMs, request).unref();
  });
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", request => owed.delete(request));
  let timer: NodeJS.Timeout | undefined;
  let since: number | undefined;
  const look = () => {
    clearTimeout(timer);
    const waits = [...known.values()].some(({ status }) => status === "installed");
    since = waits ? (since ?? Date.now()) : undefined;
    if (since === undefined) return;
    timer = soon();
    if (owed.size === 0 || Date.now() - since > patienceMs) sleep();
  };
  const sleep = () => {
    for (const { versionId, status, runningStatus } of known.values()) {
      if (status !== "activated" || runningStatus !== "running") continue;
      client.send("ServiceWorker.stopWorker", { versionId }).catch(() => {});
      for (const request of owed) if (!request.isNavigationRequest()) forgive(request.url());
    }
  };
  const askAgain = (request: Request) => {
    const passed = [...known.values()].some(({ status }) => status === "redundant");
    if (passed && owed.delete(request))
      client.send("Page.navigate", { url: request.url() }).catch(() => {});
  };
  // What the browser has said by then is heard first.
  const soon = () => setTimeout(() => setImmediate(look), 100);
  client.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
    for (const version of versions) known.set(version.versionId, version);
    clearTimeout(timer);
    timer = soon();
  });
  page.on("close", () => clearTimeout(timer));
  await client.send("ServiceWorker.enable");
}
