import type { Position } from "./place";

/** A populated place of GeoNames (CC BY 4.0). */
export interface City extends Position {
  readonly name: string;
  /** In other languages and spellings. */
  readonly otherNames: readonly string[];
  readonly population: number;
}

/**
 * The Belgian places in GeoNames' `cities500.txt` (build time), one per tab-separated line. The package's own
 * loader is not used: it fails at a Canadian record without a feature code, and reads byte by byte.
 */
export function readCities(text: string): City[] {
  const cities: City[] = [];
  for (const line of text.split("\n")) {
    // 1 name, 2 ASCII name, 3 other names, 4 latitude, 5 longitude, 8 country, 14 population
    const cells = line.split("\t");
    const [, name, ascii, others, lat, lon] = cells;
    if (cells[8] !== "BE" || !name) continue;
    cities.push({
      name,
      otherNames: [ascii ?? "", ...(others ?? "").split(",")].filter(other => other !== ""),
      lat: Number(lat),
      lon: Number(lon),
      population: Number(cells[14]),
    });
  }
  if (cities.length === 0) throw new Error("cities500.txt has no Belgian place in it");
  return cities;
}
