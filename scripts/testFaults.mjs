// The whole fault experiment (docs/reliability.md): 10,000 schedules in virtual time.
// FAULT_SEED and FAULT_PATH repeat one that failed.
import { spawnSync } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const { FAULT_RUNS = "10000", ...others } = process.env;
const env = { ...others, FAULT_RUNS };
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
