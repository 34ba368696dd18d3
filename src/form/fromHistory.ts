import { marks } from "../marks/marks";

/**
 * Whether this page was loaded from history or reloaded, and nothing was typed yet: the browser then restores
 * its own form contents, which may be older than the draft. First form of a load only.
 */
export function fromHistory(): boolean {
  const { live, typed } = marks();
  if ((live ?? typed) !== undefined) return false;
  const [load] = performance.getEntriesByType?.("navigation") ?? [];
  return /^(?:reload|back)/.test((load as PerformanceNavigationTiming | undefined)?.type ?? "");
}
