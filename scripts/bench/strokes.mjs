// Time from keystroke to painted list, in Chromium at 4x slowdown with cached files, compared with MiniSearch,
// Fuse.js and FlexSearch on the same page. Needs a quiet machine. Prints a table of docs/brokers.md.
import path from "node:path";
import { chromium } from "@playwright/test";
import { rolldown } from "rolldown";
import { findChromium } from "../findChromium.mjs";
import { brokerSet } from "./brokers/brokerSet.mjs";
import { loadRoom } from "./brokers/loadRoom.mjs";
import { nameEngines } from "./brokers/nameEngines.mjs";
import { readTowns } from "./brokers/readTowns.mjs";
import { sizes } from "./brokers/sizes.mjs";
import { typos } from "./brokers/typos.mjs";
import { quantile } from "./measuring/quantile.mjs";
import { recorder } from "./measuring/recorder.mjs";

const room = await loadRoom([
  "brokers/source/checkBrokers",
  "brokers/source/brokerFiles",
  "brokers/nameWords",
  "places/placesFile",
]);
const towns = await readTowns();
const places = room.placesFile(
  towns.map(({ postcode, names, lat, lon }) => ({ postcode, names, lat, lon })),
);
const html =
  '<!doctype html><meta charset="utf-8"><body><script type="module" src="bench.js"></script>';
const script = await bundle();
const minutes = 4;
const record = recorder("strokes");
console.log("| brokers | engine | median | p95 | making the index |");
for (const size of sizes) {
  const { brokers, manifest, server } = await brokerSet(size, towns, room, [
    [places.name, places.body],
    ["bench.js", script],
    ["bench.html", html],
  ]);
  const names = typos(brokers, room.nameWords, 12).map(({ name }) => name);
  await strokes(size, names, manifest, server);
  server.close();
  record.write();
}

/** @param {number} size @param {string[]} names @param {object} manifest @param {{ origin: string }} server */
async function strokes(size, names, manifest, server) {
  const typed = names.flatMap(name =>
    Array.from(name, (_, i) => name.slice(0, i + 1)).slice(2, 14),
  );
  const codes = towns.filter((_, i) => i % 20 === 0).map(({ postcode }) => postcode);
  await measure("ours, postcode", async page => {
    await page.evaluate(
      ([set, url]) => window.bench.usePlaces(/** @type {any} */ (set), String(url)),
      /** @type {const} */ ([manifest, `/${places.name}`]),
    );
    return { warm: codes, measured: codes, index: "none" };
  });
  await measure("ours, name", async page => {
    await page.evaluate(set => window.bench.useNames(/** @type {any} */ (set)), manifest);
    return { warm: typed, measured: typed, index: "none" };
  });
  for (const engine of Object.keys(nameEngines))
    await measure(`${engine}, name`, async page => {
      const took = await page.evaluate(name => window.bench.useLibrary(name, "/all.json"), engine);
      const measured = typed.slice(0, engine === "Fuse.js" ? 25 : undefined);
      return { warm: typed.slice(0, 5), measured, index: `${took.toFixed(0)} ms` };
    });

  /**
   * Measures one engine in a browser of its own; gives up when it is too slow to be useful.
   * @param {string} name
   * @param {(page: import("@playwright/test").Page) => Promise<{ warm: readonly string[], measured: readonly string[], index: string }>} prepare
   */
  async function measure(name, prepare) {
    const browser = await chromium.launch({
      executablePath: findChromium({ whole: true }),
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
    });
    const late = setTimeout(() => browser.close(), minutes * 60_000);
    let index = "not made";
    try {
      const page = await browser.newPage();
      await page.goto(`${server.origin}/bench.html`);
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      const prepared = await prepare(page);
      index = prepared.index;
      const run = (/** @type {readonly string[]} */ list) =>
        page.evaluate(all => window.bench.strokes(all), list);
      await run(prepared.warm);
      const times = await run(prepared.measured);
      record.note(`${size} brokers, ${name}`, "stroke to painted list", "ms", times);
      const ms = (/** @type {number} */ share) => `${quantile(times, share).toFixed(0)} ms`;
      console.log(`| ${size} | ${name} | ${ms(0.5)} | ${ms(0.95)} | ${index} |`);
    } catch (error) {
      if (browser.isConnected()) throw error;
      console.log(`| ${size} | ${name} | not within ${minutes} minutes | | ${index} |`);
    } finally {
      clearTimeout(late);
      await browser.close();
    }
  }
}

async function bundle() {
  const build = await rolldown({
    input: path.join(import.meta.dirname, "brokers/harness.tsx"),
    transform: { define: { "process.env.NODE_ENV": '"production"', "process.env": "{}" } },
  });
  const { output } = await build.generate({ format: "esm", minify: true });
  return output[0].code;
}
