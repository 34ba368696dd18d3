import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { DeployHost } from "../support/browser/deployHost";
import { fail, serveWorker } from "../support/browser/hostFaults";
import { household, keepDraft } from "../support/browser/household";
import { frugal, lookForWorker, ready, test, update } from "../support/browser/offline";
import { expect } from "../support/browser/test";
import { control, live, nextButton, open, visit } from "../support/browser/walk";
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
  await page.getByRole("link", { name: "Start uw aanvraag" }).first().click();
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
  await page.evaluate(() => navigator.serviceWorker.ready);
  const said = listen(page);
  // All that the first touch fetches.
  fail(host, /^\d+-[0-9a-f]{10}\.js$/);
  await control(page, "formula", "basis").check();
  await expect.poll(() => page.evaluate(() => "___failedResources" in window)).toBe(true);
  serveWorker(host, newer());
  const reloaded = page.waitForEvent("domcontentloaded");
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
  await nextButton(page).click();
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

test("the kill switch ends the worker and its caches, and nothing else", async ({
  page,
  host,
  allow,
}) => {
  allow(/status of 503/);
  const before = await leaveWaiting(page, host);
  const folder = mkdtempSync(path.join(tmpdir(), "kill-"));
  const file = path.join(folder, "sw.js");
  const out = execFileSync(process.execPath, ["scripts/workerKill.mjs", file], {
    encoding: "utf8",
  });
  expect(out).toContain("max-age=0, must-revalidate");
  serveWorker(host, readFileSync(file, "utf8"));
  rmSync(folder, { recursive: true });
  await lookForWorker(page);
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: (await caches.keys()).sort(),
    }));
  await expect.poll(left).toEqual({ workers: 0, caches: ["other-app-runtime-v1"] });
  expect(await kept(page)).toEqual({ ...before, draft: expect.any(String) });
  // A next visit meets the kill switch again, and stores nothing.
  await visit(page, "/");
  await expect.poll(() => host.asked.filter(name => name === "sw.js").length).toBeGreaterThan(1);
  await expect.poll(left).toEqual({ workers: 0, caches: ["other-app-runtime-v1"] });
  expect(host.asked.at(-1)).not.toBe("offline-files.json");
});
