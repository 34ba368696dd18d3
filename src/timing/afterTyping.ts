import { afterPaint } from "./afterPaint";
import { whenLeft } from "./whenLeft";

/** Without a letter for this long, typing has paused. */
const pauseMs = 250;
/** Who types without a pause has what waits done this often. */
const longestMs = 1000;

const waiting = new Map<unknown, () => void>();
let watched = false;
let looking = false;
/** When the first letter that waits was typed, and the last one. */
let first = 0;
let last = 0;

function doAll(): void {
  const all = [...waiting.values()];
  waiting.clear();
  for (const work of all) work();
}

function look(): void {
  const left = Math.min(first + longestMs, last + pauseMs) - performance.now();
  looking = waiting.size > 0 && left > 0;
  if (looking) setTimeout(look, left);
  else doAll();
}

/**
 * Runs `work` once typing pauses, for what need not follow each letter. Only the latest work about the same thing runs;
 * at once when the page is hidden or left in between.
 */
export function afterTyping(about: unknown, work: () => void): void {
  if (!watched) whenLeft(doAll);
  watched = true;
  if (document.hidden) {
    work();
    return;
  }
  last = performance.now();
  if (waiting.size === 0) first = last;
  waiting.set(about, work);
  if (!looking) afterPaint(look);
  looking = true;
}
