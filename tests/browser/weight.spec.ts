import { household, keepDraft } from "../support/browser/household";
import { expect, test } from "../support/browser/test";
import { address } from "../support/browser/walk";
import { basePath, stepPaths } from "../support/built/site";
import { gzipped, scriptBudget, table } from "../support/built/weight";

test("untouched, each step asks for at most 100 kB of JavaScript", async ({ browser }) => {
  const rows: [string, number, number][] = [];
  for (const path of stepPaths) {
    const page = await (await browser.newContext()).newPage();
    // A late step is opened as who comes from the one before; else another page would be shown.
    if (!["/", "/bedankt/"].includes(path)) await keepDraft(page, household());
    const scripts = new Set<string>();
    page.on("response", response => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith(".js")) scripts.add(pathname.replace(`${basePath}/`, ""));
    });
    await page.goto(address(path), { waitUntil: "networkidle" });
    const names = [...scripts];
    if (process.env.DBG) console.log(path, names.map(n=>n+" "+gzipped(n)));
    rows.push([path, names.length, names.reduce((sum, name) => sum + gzipped(name), 0)]);
    await page.context().close();
  }
  process.stdout.write(table([["opened untouched", "scripts", "bytes, gzip -9"], ...rows]));
  for (const [path, count, bytes] of rows) {
    expect.soft(count, path).toBeGreaterThan(3);
    expect.soft(bytes, path).toBeLessThanOrEqual(scriptBudget);
  }
});
