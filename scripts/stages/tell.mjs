import { stripVTControlCharacters } from "node:util";

/** @typedef {import("./readReport.mjs").Result} Result */
/** @typedef {{ name: string, failed: number, tests: Result[], output: string }} Ran */

const lines = 40;
/** @param {string} text */
const firstLines = text => stripVTControlCharacters(text).trim().split("\n").slice(0, lines);
/** @param {string} text */
const lastLines = text => stripVTControlCharacters(text).trim().split("\n").slice(-lines);
/** @param {string[]} some */
const indented = some => some.map(line => `    ${line}`).join("\n");

/** Each failed test with its file and message; for a stage without tests the end of its output. @param {Ran[]} ran */
export function tellFailures(ran) {
  for (const { name, failed, tests, output } of ran) {
    if (failed === 0) continue;
    const told = tests.filter(({ state }) => state !== "passed");
    if (told.length === 0) console.log(`\n${name} failed:\n${indented(lastLines(output))}`);
    for (const { file, name: test, state, message } of told) {
      const how =
        state === "flaky"
          ? " passed at the second try only: a race, in the test or in the product. The first try:"
          : "";
      console.log(`\n${file}: ${test}${how}\n${indented(firstLines(message))}`);
    }
  }
}

/** @param {Result[]} tests */
export function tellSlowest(tests) {
  if (tests.length === 0) return;
  console.log("\nThe ten slowest tests:");
  for (const { ms, file, name } of [...tests].sort((a, b) => b.ms - a.ms).slice(0, 10))
    console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${file}: ${name}`);
}
