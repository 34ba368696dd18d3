// Real builds with generated sets: time, size, and whether a broker removed from the source is gone from the next
// build, which uses Gatsby's cache. The last build has the embedded set, so public/ ends as before.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import Papa from "papaparse";
import { gatsby } from "../gatsby.mjs";
import { generateBrokers } from "./brokers/generateBrokers.mjs";
import { readTowns } from "./brokers/readTowns.mjs";
import { sizes } from "./brokers/sizes.mjs";
import { recorder } from "./measuring/recorder.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(path.join(tmpdir(), "brokers-"));
const towns = await readTowns();
/** @type {string[]} */
const lines = [];
const record = recorder("builds");

for (const size of sizes) {
  const rows = generateBrokers(size, towns);
  for (const name of [".cache", "public"])
    rmSync(path.join(root, name), { recursive: true, force: true });
  const cold = await build(rows);
  const { files, raw, packed } = weigh(path.join(root, "public/brokers"));
  const page = readFileSync(path.join(root, "public/page-data/makelaar/page-data.json"));
  const [gone, ...left] = rows;
  const warm = await build(left);
  const still = find(path.join(root, "public/brokers"), gone?.id ?? "");
  record.note(`${size} brokers`, "build", "s", [cold]);
  record.note(`${size} brokers`, "again, from the cache", "s", [warm]);
  record.note(`${size} brokers`, "files", "count", [files]);
  record.note(`${size} brokers`, "files, gzip 9", "B", [packed]);
  record.write();
  lines.push(
    `| ${size} | ${cold.toFixed(1)} s | ${warm.toFixed(1)} s | ${files} | ${(raw / 1e6).toFixed(1)} MB | ${(packed / 1e6).toFixed(1)} MB | ${(gzipSync(page, { level: 9 }).length / 1000).toFixed(1)} kB | ${still ? `STILL THERE: ${still}` : "gone"} |`,
  );
}
rmSync(folder, { recursive: true });
delete process.env.BROKERS_SOURCE;
await gatsby(["build", "--prefix-paths"]);
console.log(
  [
    "| brokers | build | again, from the cache | files | raw | gzip 9 | page data of the step | removed broker |",
    ...lines,
  ].join("\n"),
);

/** In seconds. @param {readonly object[]} rows */
async function build(rows) {
  const file = path.join(folder, "brokers.csv");
  writeFileSync(file, Papa.unparse([...rows]));
  process.env.BROKERS_SOURCE = file;
  const started = performance.now();
  await gatsby(["build", "--prefix-paths"]);
  return (performance.now() - started) / 1000;
}

/** @param {string} place @returns {string[]} */
function list(place) {
  return readdirSync(place, { recursive: true })
    .map(name => path.join(place, String(name)))
    .filter(name => statSync(name).isFile());
}

/** @param {string} place */
function weigh(place) {
  const bodies = list(place).map(name => readFileSync(name));
  return {
    files: bodies.length,
    raw: bodies.reduce((sum, body) => sum + body.length, 0),
    packed: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
  };
}

/** @param {string} place @param {string} id */
function find(place, id) {
  return list(place).find(name => readFileSync(name, "utf8").includes(`"${id}"`));
}
