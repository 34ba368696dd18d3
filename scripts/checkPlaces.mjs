// Compares our table of places with another one: `node scripts/checkPlaces.mjs <oracle.csv>`, with columns
// postal,name,lat,lng,province and a row per locality. A postal cell may hold several postcodes ("3900,3910").
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Papa from "papaparse";
import { createViteServer } from "vitest/node";

const root = fileURLToPath(new URL("..", import.meta.url));
const [oracleFile] = process.argv.slice(2);
if (!oracleFile) throw new Error("Which table? node scripts/checkPlaces.mjs <oracle.csv>");

/** Vite compiles our TypeScript for Node 20. */
async function loadRoom() {
  const server = await createViteServer({
    root,
    configFile: false,
    logLevel: "error",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const load = async (/** @type {string} */ name) =>
    await server.ssrLoadModule(`/src/places/${name}.ts`);
  const names = ["readPlaces", "readCities", "foldName", "distanceKm"];
  const room = Object.assign({}, ...(await Promise.all(names.map(load))));
  await server.close();
  return room;
}

/** @param {number[]} sorted @param {number} part */
const quantile = (sorted, part) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
/** @param {number[]} values */
const sort = values => values.sort((a, b) => a - b);
/** @param {{ lat: number, lon: number }[]} points */
const middle = points => ({
  lat: quantile(sort(points.map(p => p.lat)), 0.5),
  lon: quantile(sort(points.map(p => p.lon)), 0.5),
});
/** @param {string} line */
const print = line => process.stdout.write(`${line}\n`);

const { readPlaces, citiesFile, readCities, foldName, distanceKm } = await loadRoom();
/** @type {import("../src/places/place").Place[]} */
const places = readPlaces(root);
const ours = new Map(places.map(place => [place.postcode, place]));

/** @type {Map<string, { name: string, lat: number, lon: number }[]>} */
const theirs = new Map();
for (const row of Papa.parse(readFileSync(oracleFile, "utf8"), { header: true }).data) {
  for (const postcode of (row.postal ?? "").match(/\d{4}/g) ?? []) {
    const locality = { name: row.name, lat: Number(row.lat), lon: Number(row.lng) };
    theirs.set(postcode, [...(theirs.get(postcode) ?? []), locality]);
  }
}

/** @param {string} name */
const simple = name => foldName(name).replaceAll(" ", "");
// GeoNames knows which names are translations of one another.
const sameAs = new Map();
for (const city of readCities(readFileSync(citiesFile(root), "utf8"))) {
  const names = [city.name, ...city.otherNames].map(simple);
  for (const name of names) sameAs.set(name, new Set([...(sameAs.get(name) ?? []), ...names]));
}

const missing = [...theirs.keys()].filter(postcode => !ours.has(postcode)).sort();
const extra = [...ours.keys()].filter(postcode => !theirs.has(postcode)).sort();
const unnamed = [];
const errors = [];
const nearest = [];
let names = 0;
for (const [postcode, localities] of theirs) {
  const place = ours.get(postcode);
  if (!place) continue;
  const known = new Set(place.names.map(simple));
  for (const { name } of localities) {
    names += 1;
    const other = [simple(name), ...(sameAs.get(simple(name)) ?? [])];
    if (!other.some(spelling => known.has(spelling))) unnamed.push(`${postcode} ${name}`);
  }
  errors.push({ postcode, km: distanceKm(place, middle(localities)) });
  nearest.push(Math.min(...localities.map(locality => distanceKm(place, locality))));
}

errors.sort((a, b) => b.km - a.km);
const kms = sort(errors.map(error => error.km));
sort(nearest);
const km = (/** @type {number} */ value) => `${value.toFixed(2)} km`;
print(`codes: ${theirs.size - missing.length} of ${theirs.size}; ours ${ours.size}`);
print(`  missing: ${missing.join(" ") || "none"}; only ours: ${extra.join(" ") || "none"}`);
print(`names: ${names - unnamed.length} of ${names}; not found: ${unnamed.join("; ") || "none"}`);
print(`distance to the median position of the code's localities:`);
print(
  `  median ${km(quantile(kms, 0.5))}, p95 ${km(quantile(kms, 0.95))}, most ${km(quantile(kms, 1))}`,
);
print(`distance to the nearest of the code's localities:`);
print(`  median ${km(quantile(nearest, 0.5))}, p95 ${km(quantile(nearest, 0.95))}`);
const worst = errors.slice(0, 20).map(error => `${error.postcode} ${error.km.toFixed(1)}`);
print(`farthest from the median: ${worst.join(", ")}`);
