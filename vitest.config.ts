import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const files = "{unit,journeys,locales}/**/*.test";

/** Device tests: delivery, with its database and retries, and files whose first line asks for a document. */
const ofDevice = readdirSync(here("tests"), { recursive: true, encoding: "utf8" })
  .map(name => `tests/${name.replaceAll("\\", "/")}`)
  .filter(name => name.endsWith(".test.ts") && /^tests\/(unit|journeys|locales)\//.test(name))
  .filter(
    name =>
      name.startsWith("tests/unit/delivery/") ||
      readFileSync(here(name), "utf8").startsWith("// @vitest-environment jsdom"),
  );

/**
 * Unit tests: parts (`.tsx`, with a document), rules (`.ts`, in Node) and device tests. Where files share a
 * process, tests/support/setup.ts gives each its own modules (decision 0038). `tests/built` has its own
 * configuration.
 */
export default defineConfig({
  define: { __PATH_PREFIX__: JSON.stringify(""), __BASE_PATH__: JSON.stringify("") },
  resolve: { alias: { gatsby: here("tests/support/gatsby.tsx") } },
  test: {
    // Against hanging only: speed depends on the machine's load.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // The default leaves one of two processors idle.
    maxWorkers: "100%",
    setupFiles: ["tests/support/setup.ts"],
    css: { modules: { classNameStrategy: "non-scoped" } },
    projects: [
      {
        extends: true,
        test: {
          name: "parts",
          environment: "jsdom",
          // Threads start faster, and these files change nothing of the process.
          pool: "threads",
          // One document, React and Testing Library for all; tests/support/setupParts.ts resets the document.
          isolate: false,
          include: [`tests/${files}.tsx`],
          setupFiles: ["tests/support/setupParts.ts"],
        },
      },
      {
        extends: true,
        // A process each: retries still running at a file's end must not reach the next.
        test: { name: "device", include: ofDevice },
      },
      {
        extends: true,
        test: {
          name: "rules",
          isolate: false,
          include: [`tests/${files}.ts`],
          exclude: ofDevice,
          setupFiles: ["tests/support/setupRules.ts"],
        },
      },
      // These flood, lock and kill processes: npm run test:more.
      { extends: true, test: { name: "inbox", include: ["tests/inbox/*.test.ts"] } },
      // On the last build, behind real hosts: npm run test:more.
      { extends: true, test: { name: "hosting", include: ["tests/hosting/*.test.ts"] } },
    ],
  },
});
