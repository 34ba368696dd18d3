import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { findChromium } from "../../findChromium.mjs";

const wanted = /** @type {const} */ ([
  ["FCP", "first-contentful-paint"],
  ["LCP", "largest-contentful-paint"],
  ["TBT", "total-blocking-time"],
  ["TTI", "interactive"],
  ["boot-up", "bootup-time"],
]);

/** Lighthouse is a tool of this measurement only: whoever installed without such tools hears how to get it. */
async function tools() {
  try {
    const { default: lighthouse } = await import("lighthouse");
    // Its own, wherever npm put it: Lighthouse takes no other's pages.
    const near = createRequire(fileURLToPath(import.meta.resolve("lighthouse")));
    const { default: puppeteer } = await import(pathToFileURL(near.resolve("puppeteer-core")).href);
    return { lighthouse, puppeteer };
  } catch (error) {
    throw new Error("`load` needs Lighthouse, a devDependency: npm ci --include=dev", {
      cause: error,
    });
  }
}

/**
 * Lighthouse's own idea of a phone (slow 4G and a processor four times slower, both simulated), in a fresh Chromium.
 * @param {import("./contestants.mjs").Contestant} contestant
 * @param {import("../measuring/recorder.mjs").Recorder} record
 * @param {number} tries Lighthouse now and then misses the beginning of its own trace (NO_NAVSTART), and asks to be run again
 */
export async function audit({ name, url, storage }, record, tries = 3) {
  const { lighthouse, puppeteer } = await tools();
  const browser = await puppeteer.launch({
    executablePath: findChromium({ whole: true }),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
  });
  try {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument((/** @type {Record<string, string>} */ kept) => {
      if (!location.protocol.startsWith("http")) return;
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
    }, storage);
    const done = await lighthouse(
      url,
      { logLevel: "silent", onlyCategories: ["performance"], disableFullPageScreenshot: true },
      undefined,
      page,
    );
    if (!done) throw new Error(`Lighthouse says nothing about ${name}.`);
    const { audits, categories, runtimeError, finalDisplayedUrl } = done.lhr;
    if (runtimeError?.code === "NO_NAVSTART" && tries > 1)
      return await audit({ name, url, storage }, record, tries - 1);
    if (runtimeError) throw new Error(`${name}: ${runtimeError.message}`);
    if (finalDisplayedUrl !== url) throw new Error(`${name} led to ${finalDisplayedUrl}.`);
    for (const [what, id] of wanted) record.note(name, what, "ms", [audits[id]?.numericValue]);
    const { score } = categories.performance ?? {};
    record.note(name, "performance", "score", [score ? Math.round(100 * score) : null]);
    record.note(name, "bytes", "B", [audits["total-byte-weight"]?.numericValue]);
  } finally {
    await browser.close();
  }
}
