import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/test";
import { untouchedVisits } from "../support/browser/untouchedVisits";
import { address } from "../support/browser/walk";

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of its thread in microseconds: what else the machine does is not in it. */
  tdur?: number;
}

const mark = "yardstick";
/**
 * What the yardstick takes of a processor (ms) where the longest task of the start page takes 16 to 19, as in 20 runs on
 * a busy machine, with up to 175 ms on the clock: a neighbour that uses the same processor doubles both.
 */
const usual = 35;

/** Lays out the same plain text each time, in a task with a mark. */
async function layYardstick(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.evaluate(name => {
    performance.mark(name);
    const text = document.createElement("div");
    for (let line = 0; line < 1500; line++) {
      const words = document.createElement("p");
      words.textContent = `${line} `.repeat(30);
      text.append(words);
    }
    document.body.append(text);
    return text.offsetHeight;
  }, mark);
}

for (const { path, before } of untouchedVisits)
  test(`no task of ${path} takes 50 ms of a processor`, async ({ browser, page }) => {
    await before?.(page);
    await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
    await page.goto(address(path), { waitUntil: "networkidle" });
    await expect(page).toHaveURL(address(path));
    await layYardstick(page);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const events: TraceEvent[] = traceEvents;
    const laid = events.find(({ name }) => name === mark);
    const isYardstick = ({ pid, tid, ts, dur = 0 }: TraceEvent) =>
      pid === laid?.pid && tid === laid.tid && ts <= laid.ts && laid.ts < ts + dur;
    const tasks = events.filter(({ name, ph }) => ph === "X" && name.endsWith("RunTask"));
    const times = (some: TraceEvent[]) => some.map(({ tdur = 0 }) => tdur / 1000);
    const yardstick = Math.max(...times(tasks.filter(isYardstick)));
    expect(yardstick).toBeGreaterThan(1);
    const most = 50 * Math.max(1, yardstick / usual);
    const own = times(tasks.filter(task => !isYardstick(task)));
    expect(Math.max(...own)).toBeGreaterThan(1);
    expect(own.filter(time => time > most)).toEqual([]);
  });
