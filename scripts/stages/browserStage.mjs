import { bin } from "../bin.mjs";
import { findChromium } from "../findChromium.mjs";
import { reportFile } from "./reportFile.mjs";

/**
 * A run of Playwright, directly or by a script of ours that passes the arguments on. A failed test is retried once
 * only to tell a race from a fault: both fail the run.
 * @param {string} name
 * @param {{ script?: string, args?: string[], env?: NodeJS.ProcessEnv }} [how]
 * @returns {import("./runStages.mjs").Stage}
 */
export function browserStage(name, { script, args = [], env } = {}) {
  const report = reportFile(name);
  return {
    name,
    args: [...(script ? [script] : [bin("playwright"), "test"]), "--retries=1", ...args],
    env: { CHROMIUM: findChromium(), BROWSER_REPORT: report, ...env },
    report,
  };
}
