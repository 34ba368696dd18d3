// Broker search on generated sets: bytes downloaded and results found, compared with MiniSearch, Fuse.js and
// FlexSearch. Prints two tables of docs/brokers.md.
import { gzipSync } from "node:zlib";
import { brokerSet } from "./brokers/brokerSet.mjs";
import { everyPostcode } from "./brokers/everyPostcode.mjs";
import { loadRoom } from "./brokers/loadRoom.mjs";
import { nameEngines } from "./brokers/nameEngines.mjs";
import { readTowns } from "./brokers/readTowns.mjs";
import { sizes } from "./brokers/sizes.mjs";
import { typos } from "./brokers/typos.mjs";
import { quantile } from "./measuring/quantile.mjs";
import { recorder } from "./measuring/recorder.mjs";

const room = await loadRoom(
  "source/checkBrokers source/brokerFiles brokersNear searchByName searchByVat nameWords compareNames"
    .split(" ")
    .map(name => `brokers/${name}`)
    .concat("places/placesFile", "places/distanceKm"),
);
const towns = await readTowns();
const record = recorder("brokers");
/** @type {Record<string, string[]>} */
const tables = { bytes: [], recall: [] };
for (const size of sizes) {
  const { brokers, manifest, allNames, server } = await brokerSet(size, towns, room);
  await measure(size, brokers, manifest, gzip(allNames), server);
  server.close();
}
record.write();
console.log(
  [
    "| brokers | manifest | postcode search: median, p95, most | at most 15 kB | files | first name search: median, p95 | next ones | number search | all names (libraries) |",
    ...(tables.bytes ?? []),
    "",
    "| brokers | nearest ten, all postcodes | engine | whole name, one typo | one word, one typo |",
    ...(tables.recall ?? []),
  ].join("\n"),
);

/**
 * @param {number} size @param {import("../../src/brokers/broker").Broker[]} brokers
 * @param {import("../../src/brokers/brokerManifest").BrokerManifest} manifest
 * @param {number} allNames @param {Awaited<ReturnType<typeof import("./brokers/serveSet.mjs").serveSet>>} server
 */
async function measure(size, brokers, manifest, allNames, server) {
  let visit = 0;
  const fresh = () => again(manifest, ++visit);
  const { near, right } = await everyPostcode(room, towns, brokers, fresh, server);
  const cases = typos(brokers, room.nameWords, 200);
  const [first, next] = [[], []].map(() => /** @type {number[]} */ ([]));
  for (const { name } of cases) {
    await room.searchByName(fresh(), name, server.origin);
    const whole = server.take().bytes;
    first?.push(whole);
    next?.push(
      whole -
        gzip(
          /** @type {string} */ (
            await (await fetch(`${server.origin}/${manifest.base}/names.json`)).text()
          ),
        ),
    );
    server.take();
  }
  const numbers = [];
  for (const { vat } of brokers.filter((_, i) => i % Math.ceil(size / 200) === 0)) {
    await room.searchByVat(fresh(), room.vatDigits(vat ?? ""), server.origin);
    numbers.push(server.take().bytes);
  }
  const bytes = near.map(one => one.bytes);
  const of = `${size} brokers`;
  record.note(of, "postcode search, bytes", "B", bytes);
  record.note(
    of,
    "files of a postcode search",
    "count",
    near.map(one => one.files),
  );
  record.note(of, "first name search, bytes", "B", first ?? []);
  record.note(of, "number search, bytes", "B", numbers);
  record.note(of, "manifest", "B", [gzip(JSON.stringify(manifest))]);
  record.note(of, "nearest ten right", "share", [right / towns.length]);
  const small = bytes.filter(one => one <= 15_000).length / bytes.length;
  record.note(of, "postcodes with at most 15 kB", "share", [small]);
  tables.bytes?.push(
    `| ${size} | ${kB(gzip(JSON.stringify(manifest)))} | ${kB(quantile(bytes, 0.5))}, ${kB(quantile(bytes, 0.95))}, ${kB(quantile(bytes, 1))} | ${percent(small)} | ${quantile(
      near.map(one => one.files),
      0.5,
    )}, ${quantile(
      near.map(one => one.files),
      1,
    )} | ${kB(quantile(first ?? [], 0.5))}, ${kB(quantile(first ?? [], 0.95))} | ${kB(quantile(next ?? [], 0.5))}, ${kB(quantile(next ?? [], 0.95))} | ${kB(quantile(numbers, 0.5))} | ${kB(allNames)} |`,
  );

  const nameOf = new Map(brokers.map(({ id, name }) => [id, name]));
  const ours = async (/** @type {string} */ typed) => {
    const { found } = await room.searchByName(manifest, typed, server.origin);
    return found.slice(0, 10).map((/** @type {{ id: string }} */ { id }) => id);
  };
  const engines = Object.entries(nameEngines).map(
    ([name, make]) =>
      /** @type {const} */ ([
        name,
        make(brokers.map(({ id, name: called }) => ({ id, name: called }))),
      ]),
  );
  for (const [engine, find] of [/** @type {const} */ (["ours", ours]), ...engines]) {
    let [whole, word] = [0, 0];
    for (const one of cases) {
      const named = (await find(one.typed)).map((/** @type {string} */ id) => nameOf.get(id) ?? "");
      if (named.includes(one.name)) whole += 1;
      const alone = (await find(one.alone)).map((/** @type {string} */ id) => nameOf.get(id) ?? "");
      if (alone.some((/** @type {string} */ name) => room.nameWords(name).includes(one.word)))
        word += 1;
    }
    record.note(`${of}, ${engine}`, "whole name, one typo", "share", [whole / cases.length]);
    record.note(`${of}, ${engine}`, "one word, one typo", "share", [word / cases.length]);
    tables.recall?.push(
      `| ${size} | ${engine === "ours" ? percent(right / towns.length) : ""} | ${engine} | ${percent(whole / cases.length)} | ${percent(word / cases.length)} |`,
    );
  }
}

/**
 * The same set at another address, so that nothing is cached from an earlier search.
 * @param {import("../../src/brokers/brokerManifest").BrokerManifest} manifest @param {number} visit
 */
function again(manifest, visit) {
  return { ...manifest, base: `visit-${visit}/../${manifest.base}` };
}

/** @param {string} text */
function gzip(text) {
  return gzipSync(text, { level: 9 }).length;
}
/** @param {number} bytes */
function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
/** @param {number} part */
function percent(part) {
  return `${(part * 100).toFixed(1)} %`;
}
