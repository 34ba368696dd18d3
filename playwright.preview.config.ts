import { defineConfig } from "@playwright/test";
import browser from "./playwright.config";

// A preview at another path, on a host of the tests' own that knows files and nothing else.
export default defineConfig({
  ...browser,
  testDir: "tests/preview",
  projects: undefined,
  webServer: undefined,
});
