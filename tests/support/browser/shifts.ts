import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** As browsers count it, and with what follows at once on a press of the visitor. */
    shifted: { alone: number; all: number };
  }
}

/** Counts from now on, on each page of this tab, how far things move. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = { alone: 0, all: 0 };
    new PerformanceObserver(list => {
      for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        window.shifted.all += value;
        if (!hadRecentInput) window.shifted.alone += value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sums of this page's layout shifts, once what was drawn last has been counted. */
export const allShifts = (page: Page): Promise<Window["shifted"]> =>
  page.evaluate(
    () =>
      new Promise(resolve =>
        requestAnimationFrame(() => setTimeout(() => resolve(window.shifted), 100)),
      ),
  );

/** How far things moved without anyone touching them. */
export const shifts = async (page: Page): Promise<number> => (await allShifts(page)).alone;
