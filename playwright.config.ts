import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";

// Workers inherit what is set here, so that tests and server agree on port and store.
process.env.BROWSER_PORT ??= "9310";
process.env.BROWSER_LEADS_DB ??= path.join(
  mkdtempSync(path.join(tmpdir(), "leads-")),
  "leads.sqlite",
);
const { BROWSER_PORT: port, BROWSER_LEADS_DB: leads } = process.env;

const chromium = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find(file => file && existsSync(file));
if (!chromium) {
  throw new Error(
    "No Chromium found. Install one (apt-get install chromium), or name it in CHROMIUM.",
  );
}
if (!existsSync(path.join(__dirname, "public/index.html"))) {
  throw new Error("There is no built site. Build it first: npm run build");
}

/** Browser tests on the built site, in a real Chromium, ending in a real store. */
export default defineConfig({
  testDir: process.env.BROWSER_TESTS ?? "tests/browser",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  // Against hanging only: how fast a page answers depends on what else the machine does.
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "nl-BE",
    timezoneId: "Europe/Brussels",
    viewport: { width: 1280, height: 900 },
    actionTimeout: 10_000,
    screenshot: "only-on-failure",
    // A worker would answer in place of the routes that tests lay; tests/support/browser/offline has it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: chromium,
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
    },
  },
  webServer: {
    command: "node scripts/run.mjs serve",
    url: `http://localhost:${port}/familiale-verzekering/health.json`,
    env: { PORT: port, LEADS_DB: leads },
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
