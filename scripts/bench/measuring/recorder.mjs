import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { bench } from "./bench.mjs";
import { commitFacts } from "./commitFacts.mjs";
import { figureOf } from "./figureOf.mjs";
import { machineFacts } from "./machineFacts.mjs";

/** @typedef {"ms" | "s" | "B" | "count" | "share" | "per s" | "MB" | "score"} Unit */
/** @typedef {{ of: string, what: string, unit: Unit, n: number, median: number, p95: number, range: [number, number] }} Figure */
/**
 * @typedef {{ name: string, date: string, commit: string | null, changed: boolean,
 *   machine: ReturnType<typeof machineFacts>, figures: Figure[] }} Result
 */
/** @typedef {ReturnType<typeof recorder>} Recorder */

/**
 * Collects the samples of one measurement. `write` puts their figures into `<name>.json`, as often as wanted: whoever
 * stops a long measurement has the rounds before.
 * @param {string} name
 * @param {string} [folder]
 */
export function recorder(name, folder = bench.results) {
  const date = new Date().toISOString();
  const facts = { ...commitFacts(), machine: machineFacts() };
  /** @type {Map<string, { of: string, what: string, unit: Unit, samples: number[] }>} */
  const all = new Map();
  const figures = () =>
    [...all.values()]
      .filter(({ samples }) => samples.length > 0)
      .map(({ of, what, unit, samples }) => ({ of, what, unit, ...figureOf(samples) }));
  return {
    /** Adds samples to those of the same thing. @param {string} of @param {string} what @param {Unit} unit @param {readonly (number | null | undefined)[]} samples */
    note(of, what, unit, samples) {
      const key = JSON.stringify([of, what]);
      const kept = all.get(key) ?? { of, what, unit, samples: [] };
      all.set(key, kept);
      for (const sample of samples)
        if (typeof sample === "number" && Number.isFinite(sample)) kept.samples.push(sample);
    },
    figures,
    write() {
      mkdirSync(folder, { recursive: true });
      const file = path.join(folder, `${name}.json`);
      writeFileSync(`${file}.part`, written({ name, date, ...facts }, figures()));
      renameSync(`${file}.part`, file);
    },
  };
}

/** A line for each figure, so that a later run shows which of them moved. @param {object} facts @param {readonly object[]} figures */
function written(facts, figures) {
  const lines = figures.map(figure => `  ${JSON.stringify(figure)}`).join(",\n");
  return `${JSON.stringify(facts, null, 1).replace(/\n}$/, "")},\n "figures": [\n${lines}\n ]\n}\n`;
}
