import type { Browser, Page } from "@playwright/test";
import { asking } from "../support/asking";
import { expect, test } from "../support/browser/test";
import { untouchedVisits } from "../support/browser/untouchedVisits";
import { address } from "../support/browser/walk";
import { basePath, stepPaths } from "../support/built/site";
import { scriptBudget, scriptsOf, table, weightOf } from "../support/built/weight";

/** What comes when the page is idle, to store the flow: counted apart (docs/decisions/0026). */
const isIdle = (name: string) => name.startsWith("offline-");

/** What kept answers bring by themselves: the rules and what a date means; on the last step search and sending too (docs/size.md). */
const rules = 9_500;
const search = 30_000;

const brings = (path: string): number => {
  const at = asking.findIndex(step => step.path === path);
  return asking[at]?.id === "brokerSearch" ? search : at > 0 ? rules : 0;
};

/** The scripts that a page asks for while nobody touches it. */
async function weigh(browser: Browser, path: string, before?: (page: Page) => Promise<void>) {
  const page = await (await browser.newContext()).newPage();
  await before?.(page);
  const names = new Set<string>();
  page.on("response", response => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) names.add(pathname.replace(`${basePath}/`, ""));
  });
  await page.goto(address(path), { waitUntil: "networkidle" });
  await expect(page).toHaveURL(address(path));
  await page.context().close();
  const first = scriptsOf(path);
  const others = [...names].filter(name => !first.includes(name));
  return {
    path,
    missing: first.filter(name => !names.has(name)),
    first: weightOf(first),
    later: weightOf(others.filter(name => !isIdle(name))),
    idle: weightOf(others.filter(isIdle)),
  };
}

test("untouched, a page asks for at most 95 kB of JavaScript, kept answers for a known part more", async ({
  browser,
}) => {
  // Seven page loads, each until the network is quiet.
  test.slow();
  expect(untouchedVisits.map(({ path }) => path)).toEqual(stepPaths);
  const rows = [];
  for (const { path, before } of untouchedVisits) rows.push(await weigh(browser, path, before));
  process.stdout.write(
    table([
      ["opened untouched (gzip -9)", "first load", "by itself", "idle"],
      ...rows.map(({ path, first, later, idle }) => [path, first, later, idle]),
    ]),
  );
  for (const { path, missing, first, later } of rows) {
    expect.soft(missing, path).toEqual([]);
    expect.soft(first, path).toBeLessThanOrEqual(scriptBudget);
    expect.soft(first + later, path).toBeLessThanOrEqual(scriptBudget + brings(path));
  }
});
