import { chooseCities } from "./chooseCities";
import type { PlaceRow } from "./parsePlaces";
import type { Place, Position } from "./place";
import type { City } from "./readCities";

/** Assumed population where GeoNames gives 0. */
const FEWEST_PEOPLE = 200;

/**
 * Adds a position to every row (build time), rounded to 3 decimals (100 m): its override; else the middle of its
 * GeoNames places, weighted by population, since people are searched for where they live; else the middle of the
 * postcodes that share most digits with it. Throws when an override has no row, or a row no neighbour.
 */
export function locatePlaces(
  rows: readonly PlaceRow[],
  cities: readonly City[],
  overrides: ReadonlyMap<string, Position> = new Map(),
): Place[] {
  const postcodes = new Set(rows.map(row => row.postcode));
  for (const postcode of overrides.keys()) {
    if (!postcodes.has(postcode)) {
      throw new Error(`overrides.csv: ${postcode} is not in places.csv; add it there or remove it`);
    }
  }

  const chosen = chooseCities(rows, cities);
  const known = new Map<string, Position>();
  for (const { postcode } of rows) {
    const position = overrides.get(postcode) ?? middle(chosen.get(postcode) ?? []);
    if (position) known.set(postcode, position);
  }
  return rows.map(({ postcode, names }) => {
    const position = known.get(postcode) ?? amongNeighbours(postcode, known);
    if (!position) {
      throw new Error(`places.csv: ${postcode} cannot be located; add it to overrides.csv`);
    }
    return { postcode, names, lat: round(position.lat), lon: round(position.lon) };
  });
}

function amongNeighbours(postcode: string, known: ReadonlyMap<string, Position>) {
  for (const digits of [3, 2, 1]) {
    const prefix = postcode.slice(0, digits);
    const near = [...known].filter(([other]) => other.startsWith(prefix));
    const position = middle(near.map(([, { lat, lon }]) => ({ lat, lon, population: 1 })));
    if (position) return position;
  }
  return undefined;
}

function middle(points: readonly (Position & { population: number })[]): Position | undefined {
  let [lat, lon, total] = [0, 0, 0];
  for (const point of points) {
    const weight = Math.max(point.population, FEWEST_PEOPLE);
    lat += point.lat * weight;
    lon += point.lon * weight;
    total += weight;
  }
  return total > 0 ? { lat: lat / total, lon: lon / total } : undefined;
}

function round(degrees: number): number {
  return Number(degrees.toFixed(3));
}
