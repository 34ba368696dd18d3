import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { presentChromium } from "./scripts/presentChromium.mjs";

// Inherited by workers, so that tests and server agree on port and store.
process.env.BROWSER_PORT ??= "9310";
process.env.BROWSER_LEADS_DB ??= path.join(
  mkdtempSync(path.join(tmpdir(), "leads-")),
  "leads.sqlite",
);
const { BROWSER_PORT: port, BROWSER_LEADS_DB: leads } = process.env;

const timezoneId = "Europe/Brussels";
// Tests ask for the day, too, and it is to be the browser's: between 23 and 24 o'clock UTC it is another one.
process.env.TZ = timezoneId;

const chromium = presentChromium();
if (!chromium) {
  throw new Error(
    "No Chromium found. Install one (apt-get install chromium-headless-shell), or name it in CHROMIUM.",
  );
}
if (!existsSync(path.join(__dirname, "public/index.html"))) {
  throw new Error("There is no built site. Build it first: npm run build");
}

/** Browser tests on the built site, in Chromium, with a real store. */
export default defineConfig({
  testDir: process.env.BROWSER_TESTS ?? "tests",
  // Tests of every commit, and of npm run test:more. Others need a build of their own.
  projects: process.env.BROWSER_TESTS
    ? undefined
    : ["browser", "more"].map(name => ({ name, testDir: `tests/${name}` })),
  outputDir: "test-results",
  workers: "100%",
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  // Against hanging only: response times depend on the machine's load.
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.BROWSER_REPORT ?? "test-results/browser.json" }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "nl-BE",
    timezoneId,
    viewport: { width: 1280, height: 900 },
    actionTimeout: 10_000,
    screenshot: "only-on-failure",
    // A worker would answer instead of the tests' routes; tests/support/browser/offline allows it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: chromium,
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
    },
  },
  webServer: {
    command: "node scripts/run.mjs serve",
    url: `http://localhost:${port}/familiale-verzekering/health.json`,
    // Hosts of the tests, on ports of their own.
    env: { PORT: port, LEADS_DB: leads, CONNECT_ORIGINS: "http://localhost:*" },
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
