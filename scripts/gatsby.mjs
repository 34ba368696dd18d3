import { createRequire } from "node:module";
import { runNode } from "./runNode.mjs";

const cli = createRequire(import.meta.url).resolve("gatsby/cli.js");

/**
 * Gatsby's packages still take in `punycode`, of which Node 22 and later warn, and Gatsby shows that warning of its
 * workers as an error of the build. An option of the environment, since the workers need it too; a Node that does not
 * know it would not start.
 */
const quiet = "--disable-warning=DEP0040";
const known = process.allowedNodeEnvironmentFlags.has(quiet);
const nodeOptions = [process.env.NODE_OPTIONS, known && quiet].filter(Boolean).join(" ");

/**
 * Runs Gatsby in this folder, without telemetry; ends as runNode does.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export const gatsby = (args, env = {}) =>
  runNode([cli, ...args], {
    GATSBY_TELEMETRY_DISABLED: "1",
    NODE_OPTIONS: nodeOptions,
    ...env,
  });
