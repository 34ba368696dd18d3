import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * All scripts of the present build, by file name: those that pages and the webpack runtime name, since older builds
 * leave theirs in public/.
 * @param {string} folder public/ @returns {string[]}
 */
export function builtScripts(folder) {
  const start = path.join(folder, "index.html");
  const named = existsSync(start) ? pageScripts(start) : [];
  const runtime = named.find(name => name.startsWith("webpack-runtime-"));
  if (!runtime) throw new Error(`${folder} holds no build. Run npm run build first.`);
  const hashes = readFileSync(path.join(folder, runtime), "utf8").match(/\b[0-9a-f]{10}\b/g) ?? [];
  const known = new Set(hashes.map(hash => `-${hash}.js`));
  const later = readdirSync(folder).filter(name => known.has(name.slice(-14)));
  return [...new Set([...named, ...later])].sort();
}

/** The scripts that a page's HTML loads.
 * @param {string} file an .html file @returns {string[]} */
export function pageScripts(file) {
  const found = readFileSync(file, "utf8").matchAll(/<script[^>]*\ssrc="([^"]+)"/g);
  return [...found].map(([, address = ""]) => path.posix.basename(address));
}
