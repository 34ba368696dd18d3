// Draws docs/bench.md and docs/charts/ from bench/results/; of a quick run, bench/quick/bench.md beside its figures.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { bench } from "./measuring/bench.mjs";
import { barChart } from "./report/barChart.mjs";
import { charts } from "./report/charts.mjs";
import { marked } from "./report/marked.mjs";
import { readResults } from "./report/readResults.mjs";
import { section } from "./report/section.mjs";

const results = readResults(bench.results);
const page = path.join(bench.root, "docs/bench.md");
const folder = bench.quick ? bench.results : path.dirname(page);
const text = marked(readFileSync(page, "utf8"), section(results));
mkdirSync(path.join(folder, "charts"), { recursive: true });
writeFileSync(path.join(folder, "bench.md"), text);
for (const [name, chart] of Object.entries(charts(results)))
  writeFileSync(path.join(folder, "charts", `${name}.svg`), barChart(chart));
console.log(`Drawn: ${path.relative(bench.root, path.join(folder, "bench.md"))}`);
