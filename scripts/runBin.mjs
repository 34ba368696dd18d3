import { spawnSync } from "node:child_process";
import path from "node:path";
import { bin } from "./bin.mjs";

/**
 * Runs a dependency's command in the repository's root and returns its exit code. `env` is set here because
 * `NAME=value command` does not work on Windows.
 * @param {string} name @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 */
export const runBin = (name, args, env = {}) =>
  spawnSync(process.execPath, [bin(name), ...args], {
    cwd: path.resolve(import.meta.dirname, ".."),
    stdio: "inherit",
    env: { ...process.env, ...env },
  }).status ?? 1;
