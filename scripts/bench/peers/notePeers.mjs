import { ourPages } from "./ourPages.mjs";

/** @typedef {import("../measuring/recorder.mjs").Unit} Unit */
/** Their names of figures, and ours. @type {Record<"lighthouse" | "react", readonly (readonly [string, string, Unit])[]>} */
const known = {
  lighthouse: [
    ["performance", "performance", "score"],
    ["fcp", "FCP", "ms"],
    ["lcp", "LCP", "ms"],
    ["tbt", "TBT", "ms"],
    ["tti", "TTI", "ms"],
    ["bootup", "boot-up", "ms"],
    ["bytes", "bytes", "B"],
  ],
  react: [
    ["accepted", "first letter kept", "ms"],
    ["acceptedSlow", "first letter kept, slow 4G", "ms"],
    ["keyMedian", "key to paint", "ms"],
    ["keyP95", "key to paint, p95 of a round", "ms"],
    ["keyWork", "main thread per key", "ms"],
    ["errorsMs", "Volgende to errors", "ms"],
  ],
};

/**
 * Takes over the figures of each contestant; of ours, those of its part. `react` is how a page answers.
 * @param {{ results: { name: string, runs: Record<string, any>[] }[] }} theirs
 * @param {Pick<import("../measuring/recorder.mjs").Recorder, "note">} record
 */
export function notePeers({ results }, record) {
  for (const { name, runs } of results) {
    const only = ourPages.find(page => page.name === name)?.part;
    for (const part of /** @type {const} */ (["lighthouse", "react"])) {
      if (only && only !== part) continue;
      for (const [theirs, what, unit] of known[part])
        record.note(
          name,
          what,
          unit,
          runs.map(run => run[part]?.[theirs]),
        );
    }
  }
}
