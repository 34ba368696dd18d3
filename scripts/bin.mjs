import { readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

/**
 * The JavaScript file of a dependency's command, to run with `process.execPath`: on Windows the entries of
 * `node_modules/.bin` are shell scripts, which Node cannot start.
 * @param {string} name such as "vitest"
 */
export function bin(name) {
  const ours = manifest(root);
  for (const dependency of Object.keys({ ...ours.dependencies, ...ours.devDependencies })) {
    const folder = path.join(root, "node_modules", dependency);
    const file = manifest(folder).bin?.[name];
    if (file) return path.join(folder, file);
  }
  throw new Error(`No dependency in package.json has the command "${name}".`);
}

/**
 * @param {string} folder
 * @returns {{ bin?: Record<string, string>, dependencies?: object, devDependencies?: object }}
 */
function manifest(folder) {
  return JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
}
