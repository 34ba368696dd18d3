import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * After a build, makes `gatsby serve` load the inbox once instead of at every request. Gatsby drops
 * a function from Node's module cache before each call, and its bundle (1.6 MB, mostly Gatsby's own
 * parsers) then costs about 100 ms and leaks about 6 MB per request. The bundle is moved aside and a
 * one-line module put in its place: dropping and loading that one costs nothing.
 * @param directory the site's folder; nothing happens without a compiled inbox, or the second time
 */
export function keepFunctionLoaded(directory: string): void {
  const folder = join(directory, ".cache", "functions");
  const [entry, bundle] = [join(folder, "leads.js"), join(folder, "leads.bundle.js")];
  const stub = `module.exports = require("./leads.bundle.js");\n`;
  if (!existsSync(entry) || readFileSync(entry, "utf8") === stub) return;
  renameSync(entry, bundle);
  writeFileSync(entry, stub);
}
