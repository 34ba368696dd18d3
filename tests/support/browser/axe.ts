import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { repository } from "../built/site";

const source = readFileSync(path.join(repository, "node_modules/axe-core/axe.min.js"), "utf8");

/** Fails when axe finds anything on the page as it stands, best practices included. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  // What is still fading in has not its contrast yet.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );
  const results = await page.evaluate(
    () =>
      (
        window as unknown as { axe: { run: () => Promise<AxeResults> } }
      ).axe.run() as Promise<AxeResults>,
  );
  const found = results.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target).join(" | ")}`,
  );
  expect(found, where).toEqual([]);
  // Counted by scripts/count.mjs.
  test.info().annotations.push({ type: "axe", description: where });
}

/** Fails when the page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const widths = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(widths.scrollWidth, where).toBeLessThanOrEqual(widths.clientWidth);
}
