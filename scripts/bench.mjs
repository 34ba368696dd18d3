// npm run bench [name…]: runs all or the named measurements in scripts/bench/ on the last build. Each prints a
// table for docs/. Files there that export something are helpers.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = path.join(import.meta.dirname, "bench");
const all = readdirSync(folder)
  .filter(file => file.endsWith(".mjs"))
  .filter(file => !/^export /m.test(readFileSync(path.join(folder, file), "utf8")))
  .map(file => path.parse(file).name);
/** Takes more than ten minutes and rebuilds the site, so it runs only when named. */
const onlyByName = ["builds"];
const wanted = process.argv.slice(2);
const unknown = wanted.filter(name => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No measurement "${unknown.join(", ")}". There are: ${all.join(", ")}.`);
  process.exit(1);
}
const usual = all.filter(name => !onlyByName.includes(name));
for (const name of wanted.length > 0 ? wanted : usual) {
  console.log(`\n== ${name}\n`);
  const { status } = spawnSync(process.execPath, [path.join(folder, `${name}.mjs`)], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}
