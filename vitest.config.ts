import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/**
 * Unit tests: parts (`.tsx`, with a document) and rules (`.ts`, in Node; one that needs a document
 * says so in its first line). `tests/built` (the built site) has its own configuration.
 */
export default defineConfig({
  define: { __PATH_PREFIX__: JSON.stringify(""), __BASE_PATH__: JSON.stringify("") },
  resolve: {
    alias: { gatsby: fileURLToPath(new URL("tests/support/gatsby.tsx", import.meta.url)) },
  },
  test: {
    // Against hanging only: how fast it is depends on what else the machine does.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // By itself it leaves one of two processors idle.
    maxWorkers: "100%",
    setupFiles: ["tests/support/setup.ts"],
    css: { modules: { classNameStrategy: "non-scoped" } },
    projects: [
      {
        extends: true,
        test: {
          name: "parts",
          environment: "jsdom",
          include: ["tests/{unit,journeys,locales}/**/*.test.tsx"],
          setupFiles: ["tests/support/setupParts.ts"],
        },
      },
      {
        extends: true,
        test: { name: "rules", include: ["tests/{unit,journeys,locales}/**/*.test.ts"] },
      },
    ],
  },
});
