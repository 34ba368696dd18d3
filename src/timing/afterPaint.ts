import { whenLeft } from "./whenLeft";

const waiting = new Set<() => void>();
let watched = false;

function doAll(): void {
  const all = [...waiting];
  waiting.clear();
  for (const work of all) work();
}

/**
 * Runs `work` after the next frame is painted, so that a typed letter shows before anything handles it.
 * Queued once per function; runs at once when the page is hidden or left in between.
 */
export function afterPaint(work: () => void): void {
  if (!watched) whenLeft(doAll);
  watched = true;
  // Hidden pages have no frames.
  if (document.hidden) work();
  else if (waiting.add(work).size === 1) requestAnimationFrame(() => setTimeout(doAll));
}
