import { chartText } from "./barChart.mjs";
import { charts } from "./charts.mjs";
import { figureTable } from "./figureTable.mjs";

/** @typedef {import("../measuring/recorder.mjs").Result} Result */

/** Where and when. @param {Result} result */
function circumstances({ date, commit, changed, machine, figures }) {
  const { node, cpus, cpu, memoryGB, chromium, load } = machine;
  const rounds = figures.find(({ what }) => what === "LCP")?.n;
  const what = commit
    ? `commit ${commit.slice(0, 10)}${changed ? " with changes" : ""}`
    : "no commit";
  return `Measured ${date.slice(0, 10)}, ${what}${rounds ? `, ${rounds} round${rounds > 1 ? "s" : ""}` : ""}: ${cpus} x ${cpu}, ${memoryGB} GB, Node ${node}, Chromium ${chromium}, load ${load} in the minute before.`;
}

const loading = /** @type {const} */ ([
  ["performance", "median"],
  ["FCP", "range"],
  ["LCP", "range"],
  ["TBT", "range"],
  ["TTI", "range"],
  ["boot-up", "range"],
  ["bytes", "median"],
]);
const answering = /** @type {const} */ ([
  ["first letter kept", "range"],
  ["first letter kept, slow 4G", "range"],
  ["live", "range"],
  ["live, slow 4G", "range"],
  ["key to paint", "median"],
  ["key to paint", "p95"],
  ["main thread per key", "range"],
  ["Volgende to next step", "median"],
  ["Volgende to next step", "p95"],
  ["Volgende to errors", "range"],
]);

/** A benchmark of others tells medians and percentiles of a round, no single keys. */
const answeringPeers = /** @type {const} */ ([
  ["first letter kept", "range"],
  ["first letter kept, slow 4G", "range"],
  ["key to paint", "range"],
  ["key to paint, p95 of a round", "range"],
  ["main thread per key", "range"],
  ["Volgende to errors", "range"],
]);

/**
 * The part of docs/bench.md that is drawn from results.
 * @param {ReadonlyMap<string, Result>} results
 */
export function section(results) {
  const drawn = charts(results);
  const picture = (/** @type {string} */ name) =>
    drawn[name] ? `![${chartText(drawn[name])}](charts/${name}.svg)` : "";
  const load = results.get("load");
  const peers = results.get("peers");
  const others = [...results.values()].filter(({ name }) => !["load", "peers"].includes(name));
  const parts = [
    "## Every page beside a bare one",
    ...(load
      ? [
          circumstances(load),
          picture("load"),
          figureTable(load, loading),
          picture("answer"),
          figureTable(load, answering),
        ]
      : ["Not measured yet: `npm run bench -- load`."]),
    "## Beside others' form pages",
    ...(peers
      ? [
          circumstances(peers),
          picture("peers"),
          figureTable(peers, loading),
          figureTable(peers, answeringPeers),
        ]
      : ["Not measured yet: `npm run bench -- peers --with <folder>`."]),
    ...(others.length > 0 ? ["## Other results", others.map(line).join("\n")] : []),
  ];
  return parts.join("\n\n");
}

/** @param {Result} result */
const line = result => `- \`bench/results/${result.name}.json\`. ${circumstances(result)}`;
