// Everything that must hold, in the order in which it fails fastest. Ends with one plain line that
// sums all runners; a stage that is no test runner counts as one.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkNode } from "./checkNode.mjs";
import { findChromium } from "./findChromium.mjs";

checkNode();
const root = path.resolve(import.meta.dirname, "..");
const reports = mkdtempSync(path.join(tmpdir(), "familiale-tests-"));
const chromium = findChromium();
const env = {
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  PREVIEW: "",
  CHROMIUM: chromium ?? "",
};
const bin = /** @param {string} name */ name => path.join(root, "node_modules/.bin", name);

/**
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {string} [report] JSON file that the runner leaves
 */
async function stage(name, command, args, report) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const child = spawn(command, args, {
    cwd: root,
    stdio: "inherit",
    env,
  });
  const code = await new Promise(resolve => child.once("exit", resolve));
  console.log(
    `== ${name}: ${code === 0 ? "fine" : "FAILED"}, ${Math.round((Date.now() - started) / 1000)} s`,
  );
  const counted = report ? readReport(report) : { passed: 0, failed: 0 };
  const ranNothing = report !== undefined && counted.passed + counted.failed === 0;
  if (!report && code === 0) counted.passed = 1;
  if ((code !== 0 && counted.failed === 0) || ranNothing) counted.failed += 1;
  return counted;
}

/** Vitest's and Playwright's JSON reports, counted alike. @param {string} file */
function readReport(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const { stats, numPassedTests = 0, numFailedTests = 0 } = JSON.parse(readFileSync(file, "utf8"));
  if (!stats) return { passed: numPassedTests, failed: numFailedTests };
  // Named, so that they are looked into: what passes the second time may be a race of the product's own.
  if (stats.flaky > 0)
    console.log(`passed at the second try only: ${stats.flaky} (flaky, see above)`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/** @param {string} name @param {string[]} [more] */
const vitest = (name, more = []) => {
  const report = path.join(reports, `${name.replace(/\W+/g, "-")}.json`);
  return stage(
    name,
    bin("vitest"),
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...more],
    report,
  );
};

const results = [
  await stage("lint", bin("biome"), ["check", "."]),
  await stage("imports", bin("depcruise"), ["--config", ".dependency-cruiser.cjs", "src"]),
  await stage("types", bin("tsc"), ["-p", "."]),
  await vitest("unit tests"),
  await stage("build", process.execPath, ["scripts/run.mjs", "build"]),
];
if (results.every(({ failed }) => failed === 0)) {
  results.push(await stage("notices", process.execPath, ["scripts/notices.mjs", "--check"]));
  results.push(await vitest("built site", ["--config", "vitest.built.config.ts"]));
  // Where playwright.config.ts writes it.
  const report = path.join(root, "test-results/browser.json");
  rmSync(report, { force: true });
  results.push(
    chromium
      ? await stage("browser tests", bin("playwright"), ["test", "--retries=1"], report)
      : { passed: 0, failed: 1 },
  );
}

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
