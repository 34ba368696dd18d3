// npm run test:twice: builds the site in two folders, whose paths differ in length and one of which has a space, and
// compares all files. A release goes through all environments as one folder; so a rebuild has to be the same one, also
// on a machine of another time zone and language.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { checkNode } from "./checkNode.mjs";
import { copySite } from "./copySite.mjs";

checkNode();

/** Digest of each file, by path. @param {string} folder @returns {Map<string, string>} */
function digests(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .sort();
  return new Map(
    files.map(file => [
      file,
      createHash("sha256")
        .update(readFileSync(path.join(folder, file)))
        .digest("hex"),
    ]),
  );
}

/**
 * Packages of its own in place of the link to ours, as `npm ci` would put them there: seen through a link, their way
 * to our files leads over the folder's name. @param {string} copy
 */
function ownModules(copy) {
  const to = path.join(copy, "node_modules");
  const from = path.resolve(import.meta.dirname, "../node_modules");
  rmSync(to);
  // Hard links where the system has them: seconds instead of a minute.
  if (spawnSync("cp", ["-al", from, to]).status !== 0) cpSync(from, to, { recursive: true });
}

/** Far apart, and with other rules for sorting letters. */
const places = [
  { TZ: "Europe/Brussels", LC_ALL: "C.UTF-8" },
  { TZ: "Pacific/Kiritimati", LC_ALL: "sv_SE.UTF-8" },
];

// Both before the first build: what is changed here meanwhile would be in one of them only.
const copies = ["twice", "twice in a folder with a longer name"].map(name => {
  const copy = copySite(name);
  ownModules(copy);
  return copy;
});
const built = copies.map((copy, index) => {
  const { status } = spawnSync(process.execPath, ["scripts/run.mjs", "build"], {
    cwd: copy,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...places[index], GATSBY_TELEMETRY_DISABLED: "1" },
  });
  const found = status === 0 ? digests(path.join(copy, "public")) : new Map();
  if (!process.env.KEEP) rmSync(copy, { recursive: true, force: true });
  else console.log(`Kept: ${copy}`);
  return found;
});
const [first = new Map(), second = new Map()] = built;
const differ = [...new Set([...first.keys(), ...second.keys()])].filter(
  file => first.get(file) !== second.get(file),
);
const failed = first.size === 0 || differ.length > 0;
for (const file of differ) console.error(`differs: ${file}`);
const tree = createHash("sha256")
  .update(JSON.stringify([...first]))
  .digest("hex");
console.log(`${first.size} files, ${differ.length} differ; tree ${tree}`);
console.log(failed ? "0 passed, 1 failed" : "1 passed, 0 failed");
process.exit(failed ? 1 : 0);
