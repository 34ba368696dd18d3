// Where the processor time of a page's load goes, by cause, until it is live: Chromium's own trace, in the time of the
// thread that draws, at full speed. What else the machine does is not in it.
import { chromium } from "@playwright/test";
import { findChromium } from "../findChromium.mjs";
import { importSource } from "../importSource.mjs";
import { servePublic } from "../servePublic.mjs";
import { bench } from "./measuring/bench.mjs";
import { recorder } from "./measuring/recorder.mjs";
import { selfTimes } from "./profile/selfTimes.mjs";

const { household, draftOf } = await importSource("tests/support/browser/household.ts");
const pages = [
  ["/", undefined],
  ["/verzekeringskeuze/", undefined],
  ["/uw-gegevens/", "yourInformation"],
  ["/makelaar/", "brokerSearch"],
].filter(([path]) => path && (!bench.pages || bench.pages.includes(path)));
const rounds = bench.rounds ?? (bench.quick ? 1 : 7);
const categories = ["toplevel", "devtools.timeline", "blink.user_timing", "loading", "v8"];
const record = recorder("profile");
const { address, stop } = await servePublic();

/** One load in a browser of its own. @param {string} path @param {string | undefined} before */
async function load(path, before) {
  const browser = await chromium.launch({
    executablePath: findChromium({ whole: true }),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true });
    if (before)
      await page.addInitScript(
        draft => sessionStorage.setItem("familiale:draft", draft),
        JSON.stringify(draftOf(household(), before)),
      );
    await browser.startTracing(page, { categories });
    await page.goto(address + path, { waitUntil: "networkidle" });
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const mark = traceEvents.findLast(
      (/** @type {{ name: string }} */ { name }) => name === "onInitialClientRender",
    );
    const own = traceEvents.filter(
      (/** @type {import("./profile/selfTimes.mjs").TraceEvent} */ { pid, tid }) =>
        pid === mark.pid && tid === mark.tid,
    );
    // The mark tells its time since the load began.
    return selfTimes(own, mark.ts - mark.args.data.startTime * 1000, mark.ts);
  } finally {
    await browser.close();
  }
}

try {
  for (let round = 0; round < rounds; round++)
    for (const [path = "", before] of pages) {
      const times = await load(path, before);
      let all = 0;
      for (const [cause, time] of times) {
        record.note(path, cause, "ms", [time]);
        all += time;
      }
      record.note(path, "all", "ms", [all]);
    }
  record.write();
  const figures = /** @type {import("./measuring/recorder.mjs").Figure[]} */ (record.figures());
  for (const [path] of pages) {
    console.log(`\n${path}\n`);
    for (const { what, median, range } of figures.filter(({ of }) => of === path))
      console.log(
        `| ${what} | ${median.toFixed(1)} | ${range.map(one => one.toFixed(1)).join(" to ")} |`,
      );
  }
} finally {
  stop();
}
