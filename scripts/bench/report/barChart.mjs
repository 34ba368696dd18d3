import { shown } from "./shown.mjs";

/** @typedef {import("../measuring/recorder.mjs").Figure} Figure */
/** @typedef {{ title: string, whats: readonly string[], figures: readonly Figure[], to: "p95" | "most" }} Chart */

// A ground of its own: a page that shows the file may be light where the reader's system is dark.
const style = `
svg { color-scheme: light dark; font: 13px system-ui, sans-serif }
.ground { fill: #fff } text { fill: #1c2430 } .quiet { fill: #4a5462 } .line { stroke: #d5dae1 } .spread { stroke: #1c2430 }
.a { fill: #1f5fae } .b { fill: #b4470c } .c { fill: #4a7a12 }
@media (prefers-color-scheme: dark) {
.ground { fill: #151a21 } text { fill: #eef1f5 } .quiet { fill: #b3bcc8 } .line { stroke: #39424e } .spread { stroke: #eef1f5 }
.a { fill: #7db3ff } .b { fill: #ffad75 } .c { fill: #b2d766 }
}`;
const series = ["a", "b", "c"];
const [left, width, bar, gap] = [170, 800, 15, 14];
const right = width - 90;

/** @param {string} text */
const escaped = text => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
/** A round number at or above it, in four steps. @param {number} most */
function scaleOf(most) {
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 4, 8, 10].find(part => part * power >= most) ?? 10) * power;
}
/** @param {Chart["to"]} to @param {Figure} figure */
const endOf = (to, figure) => (to === "p95" ? figure.p95 : figure.range[1]);

/** What the chart says, for who does not see it: the ends of each row of bars. @param {Chart} chart */
export function chartText({ title, whats, figures }) {
  const ends = whats.flatMap(what => {
    const own = figures
      .filter(one => one.what === what)
      .sort((one, other) => one.median - other.median);
    const [first, last] = [own[0], own.at(-1)];
    const said = (/** @type {Figure} */ one) => `${shown(one.median, one.unit)} (${one.of})`;
    return first && last ? [`${what} from ${said(first)} to ${said(last)}`] : [];
  });
  return `${title}: ${ends.join("; ")}.`;
}

/** Bars in SVG, up to three for each thing: the median, and a line to what most samples stay below. @param {Chart} chart */
export function barChart(chart) {
  const { title, whats, to } = chart;
  const figures = chart.figures.filter(({ what }) => whats.includes(what));
  const full = scaleOf(Math.max(1, ...figures.map(figure => endOf(to, figure))));
  const at = (/** @type {number} */ value) =>
    Number((left + (value / full) * (right - left)).toFixed(1));
  /** @type {string[]} */
  const drawn = [];
  let y = 74;
  for (const of of new Set(figures.map(one => one.of))) {
    drawn.push(`<text x="${left - 10}" y="${y + 12}" text-anchor="end">${escaped(of)}</text>`);
    for (const figure of whats.flatMap(
      what => figures.find(one => one.of === of && one.what === what) ?? [],
    )) {
      const [value, end, middle] = [at(figure.median), at(endOf(to, figure)), y + bar / 2];
      drawn.push(
        `<rect class="${series[whats.indexOf(figure.what)]}" x="${left}" y="${y}" width="${(value - left).toFixed(1)}" height="${bar - 2}"/>`,
        `<path class="spread" d="M${value} ${middle - 1}H${end}"/>`,
        `<text class="quiet" x="${end + 6}" y="${y + 11}">${shown(figure.median, figure.unit)}</text>`,
      );
      y += bar;
    }
    y += gap;
  }
  const unit = figures[0]?.unit ?? "ms";
  const lines = [0, 0.25, 0.5, 0.75, 1].map(part => {
    const x = at(part * full);
    return `<path class="line" d="M${x} 62V${y}"/><text class="quiet" x="${x}" y="${y + 18}" text-anchor="middle">${shown(part * full, unit)}</text>`;
  });
  const keys = whats.map(
    (what, i) =>
      `<rect class="${series[i]}" x="${20 + i * 250}" y="36" width="12" height="12"/><text x="${38 + i * 250}" y="47">${escaped(what)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y + 30}" role="img" aria-labelledby="t d">
<title id="t">${escaped(title)}</title>
<desc id="d">${escaped(chartText(chart))}</desc>
<style>${style}</style>
<rect class="ground" width="${width}" height="${y + 30}"/>
<text x="20" y="24" font-weight="600">${escaped(title)}</text>
${[...keys, ...lines, ...drawn].join("\n")}
</svg>
`;
}
