// The whole fault experiment (docs/reliability.md): 10,000 schedules in virtual time, then 200 in a real
// Chromium on the last build. FAULT_SEED repeats a run, FAULT_PATH one virtual schedule that failed; of
// those in Chromium each has its number: npx playwright test faults -g "schedule 17:"
import { spawnSync } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const { FAULT_RUNS = "10000", FAULT_PAGES = "200", ...others } = process.env;
const env = { ...others, FAULT_RUNS, FAULT_PAGES };
/** @param {string} name @param {string[]} args */
const run = (name, args) => {
  const { status } = spawnSync(path.join(root, "node_modules/.bin", name), args, {
    cwd: root,
    stdio: "inherit",
    env,
  });
  if (status !== 0) process.exit(1);
};

run("vitest", ["run", "tests/unit/delivery/faults.test.ts"]);
run("playwright", ["test", "tests/browser/faults.spec.ts"]);
