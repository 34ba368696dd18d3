import type { Browser } from "@playwright/test";
import { expect, test } from "../support/browser/test";
import { address } from "../support/browser/walk";
import { basePath, stepPaths } from "../support/built/site";
import { gzipped, scriptBudget, table } from "../support/built/weight";

/** What comes when the page is idle, to store the flow: counted apart (docs/decisions/0026). */
const isIdle = (name: string) => name.startsWith("offline-");

/** Size of every script that a page asks for while nobody touches it. */
async function weigh(browser: Browser, path: string) {
  const page = await (await browser.newContext()).newPage();
  const names = new Set<string>();
  page.on("response", response => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) names.add(pathname.replace(`${basePath}/`, ""));
  });
  await page.goto(address(path), { waitUntil: "networkidle" });
  const shown = page.url().endsWith(address(path));
  await page.context().close();
  const bytes = (some: string[]) => some.reduce((sum, name) => sum + gzipped(name), 0);
  const all = [...names];
  return {
    names,
    shown,
    bytes: bytes(all.filter(name => !isIdle(name))),
    idle: bytes(all.filter(isIdle)),
  };
}

test("untouched, a first visit asks for at most 100 kB of JavaScript", async ({ browser }) => {
  // Seven page loads, each until the network is quiet.
  test.slow();
  const rows = [];
  for (const path of stepPaths) {
    rows.push({ path, fresh: await weigh(browser, path) });
  }
  process.stdout.write(
    table([
      ["opened untouched (gzip -9)", "scripts", "first visit", "idle", "shown"],
      ...rows.map(({ path, fresh }) => [
        path,
        fresh.names.size,
        fresh.bytes,
        fresh.idle,
        fresh.shown ? "itself" : "another",
      ]),
    ]),
  );
  for (const { path, fresh } of rows) {
    expect.soft(fresh.names.size, path).toBeGreaterThan(3);
    // A late address shows the first open question instead, which is weighed under its own name.
    if (fresh.shown) expect.soft(fresh.bytes, path).toBeLessThanOrEqual(scriptBudget);
  }
});
