import { defineConfig } from "@playwright/test";
import browser from "./playwright.config";

// One stand-in for the script's host, at the URL that the build has.
export default defineConfig({
  ...browser,
  testDir: "tests/scripts",
  projects: undefined,
  workers: 1,
  // Partytown needs a service worker.
  use: { ...browser.use, serviceWorkers: "allow" },
});
