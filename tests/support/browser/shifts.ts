import type { Page } from "@playwright/test";

declare global {
  interface Window {
    shifted: number;
  }
}

/** Counts from now on, on each page of this tab, how far things move without anyone touching them. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) window.shifted += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum of this page's layout shifts, once what was drawn last has been counted. */
export const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise(resolve =>
        requestAnimationFrame(() => setTimeout(() => resolve(window.shifted), 100)),
      ),
  );
