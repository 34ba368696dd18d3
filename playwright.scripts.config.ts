import { defineConfig } from "@playwright/test";
import browser from "./playwright.config";

// One stand-in for the host of the script, at the address that the build was made for.
export default defineConfig({
  ...browser,
  testDir: "tests/scripts",
  workers: 1,
  reporter: "list",
  // Partytown brings a worker of its own.
  use: { ...browser.use, serviceWorkers: "allow" },
});
