import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { barChart } from "../../../scripts/bench/report/barChart.mjs";
import { charts } from "../../../scripts/bench/report/charts.mjs";
import { marked } from "../../../scripts/bench/report/marked.mjs";
import { readResults } from "../../../scripts/bench/report/readResults.mjs";
import { section } from "../../../scripts/bench/report/section.mjs";

const results = readResults("bench/results");
const page = readFileSync("docs/bench.md", "utf8");

it("docs/bench.md shows the results that are there (npm run bench -- report)", () => {
  expect(marked(page, section(results))).toBe(page);
});

it("docs/charts holds exactly what is drawn from them", () => {
  const drawn = Object.entries(charts(results)).map(([name, chart]) => [
    `${name}.svg`,
    barChart(chart),
  ]);
  const there = existsSync("docs/charts") ? readdirSync("docs/charts").sort() : [];
  expect(there.map(name => [name, readFileSync(`docs/charts/${name}`, "utf8")])).toEqual(
    drawn.sort(),
  );
});

it.each([...results.values()])("$name says of each figure what, of what, and in what", result => {
  expect(result.commit, "measured on a commit").not.toBeNull();
  expect(result.figures.length).toBeGreaterThan(0);
  for (const { of, what, n, median, p95, range } of result.figures) {
    expect(`${of}${what}`).not.toMatch(/\/(?:tmp|home|work|Users)\//);
    expect(n).toBeGreaterThan(0);
    expect(median).toBeGreaterThanOrEqual(range[0]);
    expect(p95).toBeGreaterThanOrEqual(median);
    expect(range[1]).toBeGreaterThanOrEqual(p95);
  }
});
