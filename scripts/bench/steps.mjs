// The question steps with 4x CPU slowdown: script time of hydration, and the time from a key press, and from a
// failing "Volgende", to the next paint.
import { chromium } from "@playwright/test";
import { findChromium } from "../findChromium.mjs";
import { servePublic } from "../servePublic.mjs";
import { answers } from "./answers.mjs";
import { bench } from "./measuring/bench.mjs";
import { quantile } from "./measuring/quantile.mjs";
import { recorder } from "./measuring/recorder.mjs";
import { stepPages } from "./stepPages.mjs";
import { bareStep } from "./steps/bareStep.mjs";
import { called, kinds, noTimes } from "./steps/kinds.mjs";
import { watchStep } from "./steps/watchStep.mjs";

const slowdown = 4;
// Few enough to end within two and a half minutes.
const loads = bench.quick ? 1 : 5;
const typedLoads = Math.min(loads, 2);
const keys = 40;
const attempts = 3;

const text = "De kat van Zoë stootte een vaas om bij de buren, vandaag nog.";
const pages = [{ path: "a bare page", answered: 0, box: "bare" }, ...stepPages];

/** @param {number[]} samples */
const figures = samples =>
  [quantile(samples, 0.5), quantile(samples, 0.95)].map(time => time.toFixed(1).padStart(8));

/** @param {import("@playwright/test").Page} page @returns {Promise<number[]>} */
const takeTimes = page => page.evaluate(() => /** @type {any} */ (window).times.splice(0));

/** Main thread work so far in ms: all, and scripts. @param {import("@playwright/test").CDPSession} cdp */
async function spent(cdp) {
  const { metrics } = await cdp.send("Performance.getMetrics");
  const ms = (/** @type {string} */ wanted) =>
    1000 * (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN);
  return { script: ms("ScriptDuration"), all: ms("TaskDuration") };
}

/** @typedef {import("./steps/kinds.mjs").Times} Times */
/** @param {import("@playwright/test").Browser} browser @param {string} address */
async function measure(browser, address) {
  const rows = [];
  const all = noTimes();
  for (const { path, answered, box } of pages) {
    const own = noTimes();
    for (let load = 0; load < loads; load++) {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      const kept = Object.fromEntries(Object.entries(answers).slice(0, answered));
      const ours = path.startsWith("/");
      if (ours)
        await page.addInitScript(
          draft => sessionStorage.setItem("familiale:draft", draft),
          JSON.stringify({ version: 1, answers: kept, brokerContext: null }),
        );
      await page.addInitScript(watchStep);
      const cdp = await context.newCDPSession(page);
      // CPU time of the main thread, unaffected by other processes.
      await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
      await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      await page.goto(ours ? address + path : bareStep);
      await page.waitForSelector("html[data-live]");
      own.hydration.push((await spent(cdp)).script);
      await page.waitForLoadState("networkidle");
      // The first touch fetches the rules; visitors touch the page long before pressing next.
      await page.mouse.click(5, 300);
      await page.waitForLoadState("networkidle");
      for (let attempt = 0; attempt < attempts; attempt++) {
        await page.locator("button[type=submit]").click();
        await page.waitForSelector("[data-error-summary]:focus");
        await page.waitForTimeout(150);
        const times = await takeTimes(page);
        own.next.push(...times);
        // Only the first attempt renders the errors; later ones focus them again.
        if (attempt === 0) own.first.push(...times);
      }
      if (box && load < typedLoads) {
        await page.locator("details").evaluateAll(all => {
          for (const details of all) details.setAttribute("open", "");
        });
        await page.locator(`[name="${box}"]`).fill("");
        await page.locator(`[name="${box}"]`).focus();
        await takeTimes(page);
        const before = await spent(cdp);
        for (const key of text.slice(0, keys)) {
          await page.keyboard.press(key === "." || key === "," ? "x" : key === "ë" ? "e" : key);
          await page.waitForTimeout(60);
        }
        own.keys.push(...(await takeTimes(page)));
        const after = await spent(cdp);
        own.keyScript.push((after.script - before.script) / keys);
        own.keyWork.push((after.all - before.all) / keys);
      }
      await context.close();
    }
    rows.push([path, own]);
    if (!path.startsWith("/")) continue;
    for (const name of kinds) all[name].push(...own[name]);
  }
  rows.push(["all steps", all]);
  return /** @type {[string, typeof all][]} */ (rows);
}

const site = await servePublic();
const browser = await chromium.launch({
  executablePath: findChromium({ whole: true }),
  args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
});
try {
  const rows = await measure(browser, site.address);
  console.log(
    `Milliseconds at ${slowdown}x CPU slowdown, 360 px wide, frames at 60 Hz; median and 95th percentile\n`,
  );
  console.log(
    "| step | hydration, script | p95 | key to paint | p95 | main thread per key | script in it | failed next to paint | p95 | the first of a load | samples |",
  );
  console.log(`| --- |${" ---: |".repeat(10)}`);
  const record = recorder("steps");
  for (const [path, own] of rows) {
    for (const kind of kinds) record.note(path, called[kind], "ms", own[kind]);
    const work = [own.keyWork, own.keyScript].map(times => figures(times)[0]);
    const [first = ""] = figures(own.first);
    const cells = [
      ...figures(own.hydration),
      ...figures(own.keys),
      ...work,
      ...figures(own.next),
      first,
    ];
    const samples = [own.hydration, own.keys, own.next].map(({ length }) => length);
    console.log(`| ${path} | ${cells.join(" | ")} | ${samples.join(", ")} |`);
  }
  record.write();
} finally {
  await browser.close();
  site.stop();
}
