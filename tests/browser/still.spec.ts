import { expect, test } from "../support/browser/test";
import { untouchedVisits } from "../support/browser/untouchedVisits";
import { address } from "../support/browser/walk";

/** How far a page moves under its reader's eyes (layout shift); 0.1 is what counts as good. */
const most = 0.05;

for (const { path, before } of untouchedVisits)
  test(`${path} stays where it is while it comes to life`, async ({ page }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver(list => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: readonly { node: Node | null }[];
        })[])
          moved.push(`${entry.value} ${entry.sources.map(({ node }) => node?.nodeName).join(" ")}`);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await before?.(page);
    await page.goto(address(path), { waitUntil: "networkidle" });
    await expect(page).toHaveURL(address(path));
    const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
    const sum = moved.reduce((all, one) => all + Number.parseFloat(one), 0);
    expect(sum, moved.join("\n")).toBeLessThan(most);
  });
