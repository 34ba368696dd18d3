import { readFileSync } from "node:fs";
import path from "node:path";
import { loadRoom } from "./loadRoom.mjs";

const root = path.resolve(import.meta.dirname, "../../..");

/** All places with their population (GeoNames; at most 120,000 per postcode).
 * @returns {Promise<import("./generateBrokers.mjs").Town[]>} */
export async function readTowns() {
  const room = await loadRoom([
    "places/readPlaces",
    "places/readCities",
    "places/chooseCities",
    "places/parsePlaces",
    "places/distanceKm",
  ]);
  const places = room.readPlaces(root);
  const rows = room.parsePlaces(readFileSync(path.join(root, "src/places/places.csv"), "utf8"));
  const cities = room.readCities(readFileSync(room.citiesFile(root), "utf8"));
  const chosen = room.chooseCities(rows, cities);
  /** @type {Map<object, number>} */
  const shares = new Map();
  for (const list of chosen.values())
    for (const city of list) shares.set(city, (shares.get(city) ?? 0) + 1);
  return places.map((/** @type {import("../../../src/places/place").Place} */ place) => {
    const people = (chosen.get(place.postcode) ?? []).reduce(
      (/** @type {number} */ sum, /** @type {{ population: number }} */ city) =>
        sum + city.population / (shares.get(city) ?? 1),
      0,
    );
    const next = Math.min(
      ...places.map((/** @type {object} */ other) => room.distanceKm(place, other) || Infinity),
    );
    return { ...place, people: Math.min(Math.max(people, 500), 120_000), next };
  });
}
