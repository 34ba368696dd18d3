import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * All scripts of the present build, by file name: those that pages and the webpack runtime name, since older builds
 * leave theirs in public/.
 * @param {string} folder public/ @returns {string[]}
 */
export function builtScripts(folder) {
  const later = knownToRuntime(folder, hash => `-${hash}.js`);
  return [...new Set([...startScripts(folder), ...later])].sort();
}

/**
 * All styles that a page may fetch, by file name: those of code that comes later, and of other pages.
 * @param {string} folder public/ @returns {string[]}
 */
export const builtStyles = folder => knownToRuntime(folder, hash => `.${hash}.css`).sort();

/** @param {string} folder */
function startScripts(folder) {
  const start = path.join(folder, "index.html");
  return existsSync(start) ? pageScripts(start) : [];
}

/** Files of which webpack's runtime knows the hash. @param {string} folder @param {(hash: string) => string} ending */
function knownToRuntime(folder, ending) {
  const runtime = startScripts(folder).find(name => name.startsWith("webpack-runtime-"));
  if (!runtime) throw new Error(`${folder} holds no build. Run npm run build first.`);
  const text = readFileSync(path.join(folder, runtime), "utf8");
  const hashes = text.match(/\b[0-9a-f]{10}\b/g) ?? [];
  const known = new Map(hashes.map(hash => [ending(hash), hash]));
  const length = ending("0123456789").length;
  return readdirSync(folder).filter(name => {
    const hash = known.get(name.slice(-length));
    const number = /^\d+/.exec(name)?.[0];
    // An older build may have had the same content under another number.
    return hash && (!number || text.includes(`${number}:"${hash}"`));
  });
}

/** The scripts that a page loads before anyone touches it: its HTML names them.
 * @param {string} file an .html file @returns {string[]} */
export function pageScripts(file) {
  const [, names = ""] = /\sdata-___scripts="([^"]*)"/.exec(readFileSync(file, "utf8")) ?? [];
  return names.split(" ").filter(Boolean);
}
