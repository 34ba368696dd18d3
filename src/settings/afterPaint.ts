const waiting = new Set<() => void>();
let watched = false;

function doAll(): void {
  const all = [...waiting];
  waiting.clear();
  for (const work of all) work();
}

/**
 * Does `work` once the next frame is painted, so that a letter is seen before anything is done about it.
 * The same `work` waits once. Whoever leaves or hides the page in between leaves nothing undone.
 */
export function afterPaint(work: () => void): void {
  if (!watched) for (const sign of ["pagehide", "visibilitychange"]) addEventListener(sign, doAll);
  watched = true;
  // A hidden page has no next frame.
  if (document.hidden) work();
  else if (waiting.add(work).size === 1) requestAnimationFrame(() => setTimeout(doAll));
}
