import { createRequire } from "node:module";
import { runNode } from "./runNode.mjs";

const cli = createRequire(import.meta.url).resolve("gatsby/cli.js");

/**
 * Runs Gatsby in this folder, without telemetry; ends as runNode does.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export const gatsby = (args, env = {}) =>
  runNode([cli, ...args], { GATSBY_TELEMETRY_DISABLED: "1", ...env });
