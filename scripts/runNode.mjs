import { spawn } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

/**
 * Runs Node in this folder and passes signals on. Resolves on success; exits with the program's own code on failure.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function runNode(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
    process.on(signal, () => child.kill(signal));
  const code = await new Promise(resolve => child.once("exit", status => resolve(status ?? 1)));
  if (code !== 0) process.exit(code);
}
