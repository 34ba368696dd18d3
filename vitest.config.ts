import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Unit tests: parts and rules. `tests/built` (the built site) has its own configuration. */
export default defineConfig({
  define: { __PATH_PREFIX__: JSON.stringify(""), __BASE_PATH__: JSON.stringify("") },
  resolve: {
    alias: { gatsby: fileURLToPath(new URL("tests/support/gatsby.tsx", import.meta.url)) },
  },
  test: {
    environment: "jsdom",
    include: ["tests/{unit,journeys,locales}/**/*.test.{ts,tsx}"],
    // Against hanging only: how fast it is depends on what else the machine does.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    setupFiles: ["tests/support/setup.ts"],
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
