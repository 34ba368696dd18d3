// From keystroke to painted list, in Chromium at 4x slowdown, files warm: ours beside MiniSearch, Fuse.js and
// FlexSearch on the same page. Wants a quiet machine. Prints a table of docs/brokers.md.
import path from "node:path";
import { chromium } from "@playwright/test";
import { rolldown } from "rolldown";
import { findChromium } from "../findChromium.mjs";
import { brokerSet } from "./brokers/brokerSet.mjs";
import { loadRoom } from "./brokers/loadRoom.mjs";
import { nameEngines } from "./brokers/nameEngines.mjs";
import { quantile } from "./brokers/quantile.mjs";
import { readTowns } from "./brokers/readTowns.mjs";
import { sizes } from "./brokers/sizes.mjs";
import { typos } from "./brokers/typos.mjs";

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
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
});
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
}
await browser.close();

/** @param {number} size @param {string[]} names @param {object} manifest @param {{ origin: string }} server */
async function strokes(size, names, manifest, server) {
  const page = await browser.newPage();
  await page.goto(`${server.origin}/bench.html`);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const typed = names.flatMap(name =>
    Array.from(name, (_, i) => name.slice(0, i + 1)).slice(2, 14),
  );
  const codes = towns.filter((_, i) => i % 20 === 0).map(({ postcode }) => postcode);
  const run = (/** @type {readonly string[]} */ list) =>
    page.evaluate(all => window.bench.strokes(all), list);
  const report = (
    /** @type {string} */ name,
    /** @type {number[]} */ times,
    /** @type {string} */ index,
  ) =>
    console.log(
      `| ${size} | ${name} | ${quantile(times, 0.5).toFixed(0)} ms | ${quantile(times, 0.95).toFixed(0)} ms | ${index} |`,
    );
  await page.evaluate(
    ([set, url]) => window.bench.usePlaces(/** @type {any} */ (set), String(url)),
    /** @type {const} */ ([manifest, `/${places.name}`]),
  );
  await run(codes);
  report("ours, postcode", await run(codes), "none");
  await page.evaluate(set => window.bench.useNames(/** @type {any} */ (set)), manifest);
  await run(typed);
  report("ours, name", await run(typed), "none");
  for (const engine of Object.keys(nameEngines)) {
    const took = await page.evaluate(name => window.bench.useLibrary(name, "/all.json"), engine);
    await run(typed.slice(0, 5));
    report(
      `${engine}, name`,
      await run(typed.slice(0, engine === "Fuse.js" ? 25 : undefined)),
      `${took.toFixed(0)} ms`,
    );
  }
  await page.close();
}

async function bundle() {
  const build = await rolldown({
    input: path.join(import.meta.dirname, "brokers/harness.tsx"),
    transform: { define: { "process.env.NODE_ENV": '"production"', "process.env": "{}" } },
  });
  const { output } = await build.generate({ format: "esm", minify: true });
  return output[0].code;
}
