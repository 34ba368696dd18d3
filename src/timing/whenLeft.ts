/** Calls `work` whenever the page is hidden, left, or shown again: what waits for a frame or a pause may not wait longer. */
export function whenLeft(work: () => void): void {
  for (const sign of ["pagehide", "visibilitychange"]) addEventListener(sign, work);
}
