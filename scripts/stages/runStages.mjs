import { spawn } from "node:child_process";
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readReport } from "./readReport.mjs";
import { tellFailures, tellSlowest } from "./tell.mjs";

const root = path.resolve(import.meta.dirname, "../..");

/**
 * One command of a run: arguments of Node. With `report`, the JSON file that the runner leaves, its tests are
 * counted; without, the command counts as one. A run of no test fails, unless it `mayBeEmpty`. One that may run
 * `beside` the rest of its group starts with it.
 * @typedef {{ name: string, args: string[], env?: NodeJS.ProcessEnv, report?: string, mayBeEmpty?: boolean, beside?: boolean }} Stage
 */

/**
 * Runs stages in order, with a line for each. A group starts only when the ones before it passed. Ends with the
 * failures, the slowest tests and one line with the totals.
 * @param {Stage[][]} groups
 * @param {{ verbose: boolean }} options verbose: shows the commands' output
 * @returns {Promise<number>} exit code
 */
export async function runStages(groups, { verbose }) {
  const logs = mkdtempSync(path.join(tmpdir(), "familiale-stages-"));
  /** @type {Awaited<ReturnType<typeof run>>[]} */
  const ran = [];
  for (const group of groups) {
    const start = (/** @type {Stage} */ stage) =>
      run(stage, path.join(logs, `${stage.name.replace(/\W+/g, "-")}.log`), verbose);
    const beside = group.filter(stage => stage.beside).map(start);
    for (const stage of group.filter(stage => !stage.beside)) ran.push(await start(stage));
    ran.push(...(await Promise.all(beside)));
    if (ran.some(({ failed }) => failed > 0)) break;
  }
  const sum = (/** @type {"passed" | "failed"} */ which) =>
    ran.reduce((total, counted) => total + counted[which], 0);
  tellFailures(ran);
  tellSlowest(ran.flatMap(({ tests }) => tests));
  rmSync(logs, { recursive: true });
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") === 0 ? 0 : 1;
}

/** @param {Stage} stage @param {string} log @param {boolean} verbose */
async function run({ name, args, env, report, mayBeEmpty }, log, verbose) {
  if (report) rmSync(report, { force: true });
  if (verbose) console.log(`\n== ${name}`);
  const started = Date.now();
  const code = await finish(args, { ...process.env, ...env }, log, verbose);
  const tests = report ? readReport(report, root) : [];
  const failedTests = tests.filter(({ state }) => state !== "passed").length;
  // A runner can also fail without a failed test, or run none.
  const wrong = code !== 0 || (report !== undefined && tests.length === 0 && !mayBeEmpty);
  const failed = failedTests || (wrong ? 1 : 0);
  const passed = report ? tests.length - failedTests : 1 - failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  const count = report ? `, ${passed} of ${tests.length} tests` : "";
  console.log(`${failed ? "FAILED" : "fine  "}  ${String(seconds).padStart(4)} s  ${name}${count}`);
  return { name, passed, failed, tests, output: readFileSync(log, "utf8") };
}

/**
 * @param {string[]} args @param {NodeJS.ProcessEnv} env @param {string} log @param {boolean} verbose
 * @returns {Promise<number>}
 */
async function finish(args, env, log, verbose) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const written = createWriteStream(log);
  for (const said of [child.stdout, child.stderr]) {
    said.pipe(written, { end: false });
    if (verbose) said.pipe(process.stdout, { end: false });
  }
  const code = await new Promise(resolve => child.once("close", status => resolve(status ?? 1)));
  await new Promise(resolve => written.end(resolve));
  return code;
}
