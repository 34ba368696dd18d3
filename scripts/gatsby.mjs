import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const cli = createRequire(import.meta.url).resolve("gatsby/cli.js");

/**
 * Runs Gatsby in this folder, without telemetry; resolves when it ends well, and ends this process
 * with Gatsby's own exit code when it does not.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function gatsby(args, env = {}) {
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
  });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
    process.on(signal, () => child.kill(signal));
  const code = await new Promise(resolve => child.once("exit", status => resolve(status ?? 1)));
  if (code !== 0) process.exit(code);
}
