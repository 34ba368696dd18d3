import { shown } from "./shown.mjs";

/** @typedef {import("../measuring/recorder.mjs").Result} Result */
/** What a column takes of a figure; the range only says something where there were several rounds. */
const parts = {
  median: /** @param {import("../measuring/recorder.mjs").Figure} f */ f => shown(f.median, f.unit),
  p95: /** @param {import("../measuring/recorder.mjs").Figure} f */ f => shown(f.p95, f.unit),
  range: /** @param {import("../measuring/recorder.mjs").Figure} f */ f =>
    f.n === 1
      ? shown(f.median, f.unit)
      : `${shown(f.median, f.unit)} (${f.range.map(end => shown(end, f.unit)).join(" to ")})`,
};

/**
 * A table in Markdown: a row for each thing measured, in the order in which it was.
 * @param {Result} result
 * @param {readonly (readonly [what: string, part: keyof typeof parts])[]} columns
 */
export function figureTable({ figures }, columns) {
  const cell = (/** @type {string} */ of, /** @type {(typeof columns)[number]} */ [what, part]) => {
    const figure = figures.find(one => one.of === of && one.what === what);
    return figure ? parts[part](figure) : "";
  };
  const names = [...new Set(figures.map(({ of }) => of))];
  const rows = names
    .map(of => [of, ...columns.map(column => cell(of, column))])
    .filter(([, ...cells]) => cells.some(text => text !== ""));
  const head = columns.map(([what, part]) => (part === "p95" ? `${what}, p95` : what));
  return [["", ...head], ["---", ...columns.map(() => "---:")], ...rows]
    .map(row => `| ${row.join(" | ")} |`)
    .join("\n");
}
