import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../support/browser/test";
import { untouchedVisits } from "../support/browser/untouchedVisits";
import { address } from "../support/browser/walk";
import { basePath, stepPaths } from "../support/built/site";
import { table } from "../support/built/weight";

/**
 * What a page may do while nobody touches it, in counts that hold on any machine; its bytes: weight.spec. A file that is
 * only fetched ahead counts as one that runs: whether it does before the page is idle depends on the machine.
 */
const most: Readonly<Record<string, { requests: number; running: number }>> = {
  "/": { requests: 17, running: 6 },
  "/verzekeringskeuze/": { requests: 18, running: 7 },
  // From here on kept answers are read, which takes the rules.
  "/gezinssituatie/": { requests: 21, running: 10 },
  "/uw-gegevens/": { requests: 23, running: 11 },
  // Searches by itself for the kept postcode.
  "/makelaar/": { requests: 28, running: 13 },
  "/bedankt/": { requests: 17, running: 6 },
  "/technische-problemen/": { requests: 16, running: 6 },
};

/** Parts of a file beside the outermost one, which only hands its modules to webpack. */
interface Covered {
  url: string;
  functions: readonly { functionName: string; ranges: readonly { count: number }[] }[];
}
const runs = ({ functions }: Covered) =>
  functions.some(({ functionName, ranges }) => functionName !== "" && (ranges[0]?.count ?? 0) > 0);

/** Notes each use of Intl, also behind toLocaleString (docs/decisions/0130-intl-at-build.md). */
function watchIntl(): void {
  const asked: string[] = [];
  Object.assign(window, { asked });
  const watched = <Original extends object>(name: string, original: Original) => {
    return new Proxy(original, {
      construct(target, values) {
        asked.push(name);
        return Reflect.construct(target as never, values);
      },
      apply(target, self, values) {
        asked.push(name);
        return Reflect.apply(target as never, self, values);
      },
    });
  };
  const all = Intl as unknown as Record<string, object>;
  for (const name of Object.getOwnPropertyNames(Intl))
    if (typeof all[name] === "function") all[name] = watched(name, all[name]);
  for (const { prototype } of [Number, Date, String])
    for (const name of Object.getOwnPropertyNames(prototype).filter(one => /locale/i.test(one))) {
      const methods = prototype as unknown as Record<string, object>;
      methods[name] = watched(name, methods[name] as object);
    }
}

async function count(browser: Browser, path: string, before?: (page: Page) => Promise<void>) {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(watchIntl);
  await before?.(page);
  const name = (url: string) => new URL(url).pathname.replace(`${basePath}/`, "");
  // Each address once: a drawing that is used again comes from the cache, and only some are told so.
  const requests = new Set<string>();
  page.on("request", request => {
    if (request.url().startsWith("http")) requests.add(name(request.url()));
  });
  await page.coverage.startJSCoverage();
  await page.goto(address(path), { waitUntil: "networkidle" });
  await expect(page).toHaveURL(address(path));
  // The last thing that a page does by itself is to see whether the flow is stored, once it is idle.
  await expect.poll(() => [...requests].some(one => one.startsWith("offline-ready"))).toBe(true);
  const intl = await page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  const covered = await page.coverage.stopJSCoverage();
  await page.context().close();
  const running = covered.filter(({ url }) => url.endsWith(".js")).filter(runs);
  return { path, intl, requests: [...requests], running: running.map(({ url }) => name(url)) };
}

test("untouched, a page asks for no more, and runs no more files, than is known of it", async ({
  browser,
}) => {
  // Seven page loads, each until the network is quiet.
  test.slow();
  expect(Object.keys(most)).toEqual(stepPaths);
  const rows = [];
  for (const { path, before } of untouchedVisits) rows.push(await count(browser, path, before));
  process.stdout.write(
    table([
      ["opened untouched", "requests", "most", "files that run", "most"],
      ...rows.map(({ path, requests, running }) => [
        path,
        requests.length,
        most[path]?.requests ?? 0,
        running.length,
        most[path]?.running ?? 0,
      ]),
    ]),
  );
  for (const { path, intl, requests, running } of rows) {
    expect.soft(intl, path).toEqual([]);
    expect.soft(requests.length, requests.join(" ")).toBeLessThanOrEqual(most[path]?.requests ?? 0);
    expect.soft(running.length, running.join(" ")).toBeLessThanOrEqual(most[path]?.running ?? 0);
  }
});
