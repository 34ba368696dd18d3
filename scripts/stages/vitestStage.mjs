import { bin } from "../bin.mjs";
import { reportFile } from "./reportFile.mjs";

/** @typedef {import("./runStages.mjs").Stage} Stage */

/** @param {string} name @param {string[]} [more] arguments @param {Partial<Stage>} [own] @returns {Stage} */
export function vitestStage(name, more = [], own) {
  const report = reportFile(name);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return { name, args: [bin("vitest"), "run", ...reporters, ...more], report, ...own };
}
