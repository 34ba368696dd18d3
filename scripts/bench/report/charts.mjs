/** @typedef {import("./barChart.mjs").Chart} Chart */

const ofLoad = /** @type {const} */ ({
  load: {
    title: "How soon a page is there",
    whats: ["LCP", "first letter kept, slow 4G", "live, slow 4G"],
    to: "most",
  },
  answer: {
    title: "How soon a page answers",
    whats: ["key to paint", "Volgende to errors", "Volgende to next step"],
    to: "p95",
  },
});
const ofPeers = /** @type {const} */ ({
  peers: {
    title: "Beside others' form pages",
    whats: ["LCP", "first letter kept, slow 4G", "Volgende to errors"],
    to: "most",
  },
});

/**
 * The charts of docs/bench.md, by file name; a measurement that was not made has none.
 * @param {ReadonlyMap<string, import("../measuring/recorder.mjs").Result>} results
 * @returns {Record<string, Chart>}
 */
export function charts(results) {
  const drawn = [
    ...Object.entries(ofLoad).map(([name, chart]) => ({ name, chart, of: "load" })),
    ...Object.entries(ofPeers).map(([name, chart]) => ({ name, chart, of: "peers" })),
  ];
  return Object.fromEntries(
    drawn.flatMap(({ name, chart, of }) => {
      const figures = results.get(of)?.figures;
      return figures ? [[name, { ...chart, figures }]] : [];
    }),
  );
}
