/**
 * Whether this page was loaded out of the browser's history (or loaded again), and nobody typed yet: then
 * the browser puts back what stood in the form when that page was left, which may be older than what was
 * kept since, on a page loaded later. Only of the first form of a load.
 */
export function fromHistory(): boolean {
  const { live, typed } = document.documentElement.dataset;
  if ((live ?? typed) !== undefined) return false;
  const [load] = performance.getEntriesByType?.("navigation") ?? [];
  return /^(?:reload|back)/.test((load as PerformanceNavigationTiming | undefined)?.type ?? "");
}
