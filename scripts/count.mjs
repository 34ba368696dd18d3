// npm run count: the number of property cases in the unit tests, and of states in which axe checked pages in the
// last browser test.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { bin } from "./bin.mjs";

const root = path.resolve(import.meta.dirname, "..");
const folder = mkdtempSync(path.join(tmpdir(), "familiale-count-"));
const file = path.join(folder, "cases");
// Other files would only take time.
const withProperties = ["unit", "journeys", "locales"].flatMap(room =>
  readdirSync(path.join(root, "tests", room), { recursive: true })
    .map(name => path.join(root, "tests", room, String(name)))
    .filter(name => /\.test\.tsx?$/.test(name) && /fast-check/.test(readFileSync(name, "utf8"))),
);
const { status } = spawnSync(
  process.execPath,
  [bin("vitest"), "run", "--reporter=dot", ...withProperties],
  {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PROPERTY_CASES: file },
  },
);
const cases = (existsSync(file) ? readFileSync(file, "utf8") : "").split("\n").map(Number);
rmSync(folder, { recursive: true });
console.log(`Property cases: ${cases.reduce((sum, count) => sum + count, 0)}`);
if (status !== 0) console.log("Some unit tests failed, so this is not the whole number.");

/** @typedef {{ annotations: { type: string, description?: string }[] }} Test */
/** @typedef {{ suites?: Suite[], specs?: { tests: Test[] }[] }} Suite */

/** @param {Suite} suite @returns {string[]} */
const statesIn = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(statesIn),
  ...specs.flatMap(({ tests }) =>
    tests.flatMap(({ annotations }) =>
      annotations.flatMap(({ type, description = "" }) => (type === "axe" ? [description] : [])),
    ),
  ),
];
const report = path.join(root, "test-results/browser.json");
if (existsSync(report)) {
  const states = statesIn(JSON.parse(readFileSync(report, "utf8")));
  console.log(`States of pages checked with axe, without a violation: ${new Set(states).size}`);
} else console.log("No report of a browser test: npx playwright test");
