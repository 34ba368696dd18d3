import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const ours = path.resolve(import.meta.dirname, "..");

/**
 * The JavaScript file of a dependency's command, to run with `process.execPath`: on Windows the entries of
 * `node_modules/.bin` are shell scripts, which Node cannot start.
 * @param {string} name such as "vitest"
 * @param {string} [root] folder of package.json
 */
export function bin(name, root = ours) {
  const { dependencies, devDependencies } = manifest(root);
  const folders = Object.keys({ ...dependencies, ...devDependencies }).map(dependency =>
    path.join(root, "node_modules", dependency),
  );
  const installed = folders.filter(folder => existsSync(folder));
  for (const folder of installed) {
    const file = manifest(folder).bin?.[name];
    if (file) return path.join(folder, file);
  }
  // A server's installation leaves out what only checks the site.
  if (installed.length < folders.length)
    throw new Error(
      `The command "${name}" is not installed. Run npm ci without --omit=dev and without NODE_ENV=production.`,
    );
  throw new Error(`No dependency in package.json has the command "${name}".`);
}

/**
 * @param {string} folder
 * @returns {{ bin?: Record<string, string>, dependencies?: object, devDependencies?: object }}
 */
function manifest(folder) {
  return JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
}
