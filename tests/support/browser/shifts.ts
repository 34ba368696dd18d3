import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** As browsers count it, and with what follows at once on a press of the visitor. */
    shifted: { alone: number; all: number };
    /** Of the first, what moved anything but the list beside the questions. */
    shiftedQuestions: number;
  }
}

/** Counts from now on, on each page of this tab, how far things move. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = { alone: 0, all: 0 };
    window.shiftedQuestions = 0;
    new PerformanceObserver(list => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        window.shifted.all += value;
        if (!hadRecentInput) window.shifted.alone += value;
        const beside = sources.every(({ node }) => node?.parentElement?.closest("aside"));
        if (!hadRecentInput && !beside) window.shiftedQuestions += value;
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

/** How far the page moved without anyone touching it, but for the list beside the questions, which fills. */
export async function questionShifts(page: Page): Promise<number> {
  await allShifts(page);
  return page.evaluate(() => window.shiftedQuestions);
}
