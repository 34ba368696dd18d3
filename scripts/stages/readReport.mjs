import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * One test as a runner reported it. A test that passed at its second try only is "flaky".
 * @typedef {{ name: string, file: string, ms: number, state: "passed" | "failed" | "flaky", message: string }} Result
 */

/** @typedef {{ title: string, file: string, line: number, tests: { status: string, results: { duration: number, errors: { message?: string }[] }[] }[] }} Spec */
/** @typedef {{ title: string, file: string, suites?: Suite[], specs?: Spec[] }} Suite */

/**
 * The tests in a JSON report of Vitest or Playwright; none without a report. A skipped test counts as failed, since
 * it proves nothing.
 * @param {string} file
 * @param {string} root folder that file names are relative to
 * @returns {Result[]}
 */
export function readReport(file, root) {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, "utf8"));
  return report.testResults ? ofVitest(report.testResults, root) : ofPlaywright(report);
}

/**
 * @param {{ name: string, message: string, status: string, assertionResults: { fullName: string, status: string, duration?: number, failureMessages: string[] }[] }[]} files
 * @param {string} root
 * @returns {Result[]}
 */
function ofVitest(files, root) {
  return files.flatMap(({ name, message, status, assertionResults }) => {
    const file = path.relative(root, name).replaceAll("\\", "/");
    const tests = assertionResults.map(test => ({
      ...{ name: test.fullName, file, ms: test.duration ?? 0 },
      state: /** @type {Result["state"]} */ (test.status === "passed" ? "passed" : "failed"),
      message: test.failureMessages?.join("\n") || test.status,
    }));
    // A file that cannot be loaded, or a failed hook, has no failed test of its own.
    const unsaid = status === "failed" && tests.every(({ state }) => state === "passed");
    return unsaid ? [...tests, { name: "", file, ms: 0, state: "failed", message }] : tests;
  });
}

/**
 * @param {{ config: { rootDir: string }, suites: Suite[], errors: { message?: string }[] }} report
 * @returns {Result[]}
 */
function ofPlaywright({ config, suites, errors }) {
  const folder = config.rootDir.replaceAll("\\", "/").replace(/^.*\/(?=tests\b)/, "");
  return [
    ...suites
      .flatMap(suite => inSuite(suite, []))
      .map(test => ({ ...test, file: `${folder}/${test.file}` })),
    ...errors.map(({ message = "" }) => ({
      ...{ name: "the run itself", file: "playwright.config.ts", ms: 0, message },
      state: /** @type {const} */ ("failed"),
    })),
  ];
}

/** @type {Record<string, Result["state"]>} */
const states = { expected: "passed", flaky: "flaky" };

/** @param {Suite} suite @param {string[]} above @returns {Result[]} */
function inSuite({ title, file, suites = [], specs = [] }, above) {
  const names = title === file ? above : [...above, title];
  const own = specs.flatMap(spec =>
    spec.tests.map(({ status, results }) => ({
      name: [...names, spec.title].join(" › "),
      file: `${spec.file}:${spec.line}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      state: states[status] ?? "failed",
      message: results.flatMap(({ errors }) => errors.map(error => error.message ?? "")).join("\n"),
    })),
  );
  return [...own, ...suites.flatMap(suite => inSuite(suite, names))];
}
