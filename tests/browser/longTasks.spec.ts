import { expect, test } from "../support/browser/test";
import { untouchedVisits } from "../support/browser/untouchedVisits";
import { address } from "../support/browser/walk";

interface TraceEvent {
  name: string;
  ph: string;
  /** Processor time of its thread in microseconds: what else the machine does is not in it. */
  tdur?: number;
}

// In 20 runs on a busy machine the longest task of the start page took 16 to 19 ms of a processor, and up to 175 ms on the
// clock.
for (const { path, before } of untouchedVisits)
  test(`no task of ${path} takes 50 ms of a processor`, async ({ browser, page }) => {
    await before?.(page);
    await browser.startTracing(page, { categories: ["toplevel"] });
    await page.goto(address(path), { waitUntil: "networkidle" });
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    await expect(page).toHaveURL(address(path));
    const tasks = (traceEvents as TraceEvent[]).filter(
      ({ name, ph }) => ph === "X" && name.endsWith("RunTask"),
    );
    const times = tasks.map(({ tdur = 0 }) => tdur / 1000);
    expect(Math.max(...times)).toBeGreaterThan(1);
    expect(times.filter(time => time > 50)).toEqual([]);
  });
