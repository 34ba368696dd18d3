// npm run bench [-- name… --rounds N --quick --pages /,/privacy/ --with FOLDER]: runs all or the named measurements of
// scripts/bench/ on the last build. Each prints what it finds and writes it to bench/results/<name>.json; from these
// docs/bench.md is drawn at the end. Files there that export something are helpers.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

const folder = path.join(import.meta.dirname, "bench");
const all = readdirSync(folder)
  .filter(file => file.endsWith(".mjs"))
  .filter(file => !/^export /m.test(readFileSync(path.join(folder, file), "utf8")))
  .map(file => path.parse(file).name);
const { values: asked, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    /** Rounds of what is measured in rounds. */
    rounds: { type: "string" },
    /** One round of few pages, written to bench/quick/ instead: to see that it works. */
    quick: { type: "boolean", default: false },
    /** Pages that `load` measures, with commas. */
    pages: { type: "string" },
    /** Folder of a benchmark of others' form pages, for `peers`. */
    with: { type: "string" },
  },
});
const unknown = wanted.filter(name => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No measurement "${unknown.join(", ")}". There are: ${all.join(", ")}.`);
  process.exit(1);
}
if (asked.rounds && !/^[1-9]\d*$/.test(asked.rounds)) {
  console.error(`--rounds takes a number from 1, not "${asked.rounds}".`);
  process.exit(1);
}
const env = {
  ...process.env,
  ...(asked.quick && { BENCH_QUICK: "1" }),
  ...(asked.rounds && { BENCH_ROUNDS: asked.rounds }),
  ...(asked.pages && { BENCH_PAGES: asked.pages }),
  ...(asked.with && { BENCH_PEERS: path.resolve(asked.with) }),
};
/** `builds` takes more than ten minutes and rebuilds the site; peers are on few machines; `report` ends each run. */
const onlyByName = ["builds", "report", ...(asked.with ? [] : ["peers"])];
const usual = all.filter(name => !onlyByName.includes(name));
const chosen = (wanted.length > 0 ? wanted : usual).filter(name => name !== "report");
for (const name of [...chosen, "report"]) {
  console.log(`\n== ${name}\n`);
  const { status } = spawnSync(process.execPath, [path.join(folder, `${name}.mjs`)], {
    stdio: "inherit",
    env,
  });
  if (status !== 0) process.exit(status ?? 1);
}
