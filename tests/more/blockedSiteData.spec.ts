import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { presentChromium } from "../../scripts/presentChromium.mjs";
import { household } from "../support/browser/household";
import { storedLeads } from "../support/browser/storedLeads";
import { test as base, expect } from "../support/browser/test";
import { answer, control, next, nextButton, open, reference, visit } from "../support/browser/walk";

/** The whole browser: its small headless form does not read the settings of a profile. */
const wholeChromium = presentChromium({ whole: true });
base.skip(!wholeChromium, "needs the whole Chromium, not its headless shell");

/** A profile whose owner chose "block all cookies and site data". */
const test = base.extend<{ context: BrowserContext }>({
  context: async ({ baseURL }, use) => {
    const profile = mkdtempSync(path.join(tmpdir(), "profile-"));
    mkdirSync(path.join(profile, "Default"));
    writeFileSync(
      path.join(profile, "Default/Preferences"),
      JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
    );
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: wholeChromium,
      headless: false,
      args: ["--headless=new", "--no-sandbox", "--disable-background-networking"],
      baseURL,
      locale: "nl-BE",
      serviceWorkers: "allow",
    });
    await use(context);
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
});

const kinds = ["localStorage", "sessionStorage", "indexedDB", "caches", "locks", "serviceWorker"];

test("all cookies and site data blocked by Chromium's own setting: sent once, and shown", async ({
  page,
}) => {
  await visit(page, "/");
  const refused = await page.evaluate(async () => {
    const ways: Record<string, () => unknown> = {
      localStorage: () => localStorage.length,
      sessionStorage: () => sessionStorage.length,
      indexedDB: () =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open("probe");
          opening.onsuccess = resolve;
          opening.onerror = () => reject(opening.error);
        }),
      caches: () => caches.keys(),
      locks: () => navigator.locks.request("probe", () => undefined),
      serviceWorker: () => navigator.serviceWorker.getRegistration(),
    };
    const found: string[] = [];
    for (const [name, way] of Object.entries(ways))
      try {
        await way();
      } catch {
        found.push(name);
      }
    return found;
  });
  expect(refused).toEqual(kinds);
  const who = household();
  await open(page, "/verzekeringskeuze/");
  await answer(page, "insuranceChoice", who);
  await next(page, "/verzekeringskeuze/");
  await answer(page, "familySituation", who);
  await next(page, "/gezinssituatie/");
  await answer(page, "yourInformation", who);
  await next(page, "/uw-gegevens/");
  await control(page, "broker", "demo-001").check();
  await nextButton(page).click();
  const shown = await reference(page);
  expect(storedLeads(who.email).map(lead => lead.reference)).toEqual([shown]);
});
