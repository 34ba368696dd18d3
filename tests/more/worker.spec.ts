import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { DeployHost } from "../support/browser/deployHost";
import { fail, serveWorker } from "../support/browser/hostFaults";
import { household, keepDraft } from "../support/browser/household";
import { controlled, frugal, lookForWorker, ready, test, update } from "../support/browser/offline";
import { startLink } from "../support/browser/startLink";
import { expect } from "../support/browser/test";
import { control, live, nextButton, open, visit } from "../support/browser/walk";
import { scriptWith } from "../support/built/scriptWith";
import { basePath, readPublic } from "../support/built/site";

/** What the console says of the worker. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on("console", message => said.push(message.text()));
  return said;
}

const newer = () => `${readPublic("sw.js")}// another build\n`;

test("the worker stands at the base path, and a first visit hears that it works offline", async ({
  page,
}) => {
  const said = listen(page);
  await visit(page, "/");
  await expect.poll(() => said).toContain("Content is now available offline!");
  await expect.poll(() => said).toContain("Service worker: activated.");
  expect(said.some(text => text.startsWith("installingWorker"))).toBe(true);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes).toEqual([`${basePath}/`]);
});

test("an update is found, ready and activated, and the page goes on", async ({ page, host }) => {
  await visit(page, "/");
  await ready(page);
  const said = listen(page);
  serveWorker(host, newer());
  await update(page);
  for (const text of ["update found", "update ready", "activated"])
    await expect.poll(() => said).toContain(`Service worker: ${text}.`);
  await startLink(page).first().click();
  await live(page);
  expect(said).not.toContain("resources failed, SW updated - reloading");
});

test("an update after a script that failed loads the page again, with what was answered", async ({
  page,
  host,
  allow,
}) => {
  allow(/status of 404/);
  await frugal(page);
  await open(page, "/verzekeringskeuze/");
  await controlled(page);
  const said = listen(page);
  fail(host, new RegExp(scriptWith("src/flow/rules.ts")));
  await control(page, "formula", "basis").check();
  await expect.poll(() => page.evaluate(() => window.___failedResources)).toBe(true);
  serveWorker(host, newer());
  const reloaded = page.waitForEvent("domcontentloaded", { timeout: 30_000 });
  await lookForWorker(page);
  await reloaded;
  expect(said).toContain("resources failed, SW updated - reloading");
  await live(page);
  await expect(control(page, "formula", "basis")).toBeChecked();
});

test("a worker that cannot be installed is told as redundant", async ({ page, host, allow }) => {
  allow(/redundant/, /status of 404/, /bad-precaching-response|ServiceWorker/);
  const said = listen(page);
  fail(host, /^offline\/index\.html/);
  await visit(page, "/");
  await expect.poll(() => said).toContain("The installing service worker became redundant.");
});

test("a registration that fails is told", async ({ page, host, allow }) => {
  allow(/Error during service worker registration/, /status of 404|bad HTTP response/);
  const said = listen(page);
  fail(host, /^sw\.js$/);
  await visit(page, "/");
  await expect.poll(() => said.join("\n")).toContain("Error during service worker registration");
});

test("elsewhere than on https or localhost there is no worker, and that is told", async ({
  page,
  host,
  allow,
}) => {
  allow(/Service workers can only be used over HTTPS, or on localhost/);
  const said = listen(page);
  await page.goto(`${host.url.replace("localhost", "127.0.0.1")}/`);
  await expect
    .poll(() => said.join("\n"))
    .toContain("Service workers can only be used over HTTPS, or on localhost");
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
});

/** What a neighbour on this origin keeps, and a lead that waits. */
const neighbours = async (page: Page) => {
  await page.evaluate(async () => {
    await (await caches.open("other-app-runtime-v1")).put("/other", new Response("theirs"));
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open("keyval-store", 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore("keyval");
      opening.onerror = reject;
      opening.onsuccess = () => {
        const change = opening.result.transaction("keyval", "readwrite");
        change.objectStore("keyval").put("theirs", "lead-queue");
        change.oncomplete = resolve;
      };
    });
  });
};
const kept = (page: Page) =>
  page.evaluate(async () => {
    const read = (name: string, store: string) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = reject;
        opening.onsuccess = () => {
          const all = opening.result.transaction(store).objectStore(store).getAll();
          all.onsuccess = () => resolve(all.result);
        };
      });
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const outbox = databases.includes("familiale-outbox");
    return {
      cache: Boolean(await caches.match("/other")),
      keyval: await read("keyval-store", "keyval"),
      leads: outbox ? (await read("familiale-outbox", "leads")).length : 0,
      draft: sessionStorage.getItem("familiale:draft"),
    };
  });

/** A lead that waits on this device, beside what neighbours keep. */
async function leaveWaiting(page: Page, host: DeployHost) {
  await keepDraft(page, household());
  await open(page, "/makelaar/");
  await ready(page);
  await neighbours(page);
  host.instead = (name, response) => {
    if (!name.startsWith("api/")) return false;
    response.writeHead(503, { "Retry-After": "3600" }).end();
    return true;
  };
  await control(page, "broker", "none").check();
  // The row is there before its first post, which must meet this host and not what is set after it.
  const refused = page.waitForResponse(response => response.status() === 503);
  await nextButton(page).click();
  await refused;
  await expect.poll(async () => (await kept(page)).leads).toBe(1);
  return kept(page);
}

test("an update and the plugin's own clean-up leave leads, answers and neighbours alone", async ({
  page,
  host,
  allow,
}) => {
  allow(/status of 503/);
  const before = await leaveWaiting(page, host);
  const said = listen(page);
  serveWorker(host, newer());
  await update(page);
  await expect.poll(() => said).toContain("Service worker: activated.");
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ gatsbyApi: "clearPathResources" });
    // Behind it in the same queue: once this is answered from the store, that was handled.
    await fetch(window.location.pathname);
  });
  expect(await kept(page)).toEqual({ ...before, draft: expect.any(String) });
  await ready(page);
});

/** The kill switch, as the command writes it. */
function killSwitch(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "kill-"));
  const file = path.join(folder, "sw.js");
  const out = execFileSync(process.execPath, ["scripts/workerKill.mjs", file], {
    encoding: "utf8",
  });
  expect(out).toContain("max-age=0, must-revalidate");
  const script = readFileSync(file, "utf8");
  rmSync(folder, { recursive: true });
  return script;
}

/** What there is of workers and of their stores. */
const left = (page: Page) => () =>
  page
    .evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: (await caches.keys()).sort(),
    }))
    .catch(() => undefined);

test("the kill switch ends the worker and its caches, and nothing else", async ({
  page,
  host,
  allow,
}) => {
  allow(/status of 503/);
  const before = await leaveWaiting(page, host);
  serveWorker(host, killSwitch());
  await lookForWorker(page);
  const ended = { workers: 0, caches: ["other-app-runtime-v1"] };
  await expect.poll(left(page)).toEqual(ended);
  expect(await kept(page)).toEqual({ ...before, draft: expect.any(String) });
  // A next visit meets the kill switch again, and stores nothing. The browser may take the ended worker back
  // while the page before is not quite gone; it answers nothing.
  host.asked.length = 0;
  await visit(page, "/");
  await expect.poll(() => host.asked.some(name => name.startsWith("offline-ready"))).toBe(true);
  expect(host.asked).toContain("");
  expect((await left(page)())?.caches).toEqual(ended.caches);
  expect(host.asked).not.toContain("offline-files.json");
});

test("the kill switch holds while another tab of the site stays open", async ({
  page,
  context,
  host,
}) => {
  await visit(page, "/");
  await ready(page);
  serveWorker(host, killSwitch());
  await lookForWorker(page);
  const ended = { workers: 0, caches: [] };
  await expect.poll(left(page)).toEqual(ended);
  // The first tab is still the ended worker's, so a page that registers gets that one back: it answers nothing,
  // and nothing is stored for it.
  const other = await context.newPage();
  for (const path of ["/", "/privacy/", "/cookies/"]) {
    host.asked.length = 0;
    await visit(other, path);
    await expect.poll(() => host.asked.some(name => name.startsWith("offline-ready"))).toBe(true);
    // What that script would do first is done by then.
    await other.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
    expect(host.asked).toContain(path.slice(1));
    expect(host.asked).not.toContain("offline-files.json");
    expect((await left(other)())?.caches).toEqual([]);
  }
});
