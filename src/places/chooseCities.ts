import { distanceKm } from "./distanceKm";
import { foldName } from "./foldName";
import type { PlaceRow } from "./parsePlaces";
import type { Position } from "./place";
import type { City } from "./readCities";

/** Fewest names before a group of postcodes tells where its members are. */
const ENOUGH = 3;
/** How far a locality may be from the middle of its group: [digits the group shares, km]. */
const GROUPS = [
  [4, 15],
  [3, 30],
  [2, 40],
  [1, 80],
] as const;

/**
 * The GeoNames places for each postcode's names (build time). Many villages share a name: the place nearest to the
 * other names of that postcode, or of the postcodes around it, wins, unless even that is too far away.
 */
export function chooseCities(
  rows: readonly PlaceRow[],
  cities: readonly City[],
): Map<string, City[]> {
  const byName = new Map<string, Set<City>>();
  for (const city of cities) {
    for (const name of [city.name, ...city.otherNames].map(foldName)) {
      byName.set(name, (byName.get(name) ?? new Set()).add(city));
    }
  }
  const called = (name: string) => [...(byName.get(foldName(name)) ?? [])];

  const groups = new Map<string, City[]>();
  for (const { postcode, names } of rows) {
    const sure = names.map(called).filter(found => found.length === 1);
    for (const [digits] of GROUPS) {
      const key = postcode.slice(0, digits);
      groups.set(key, [...(groups.get(key) ?? []), ...sure.flat()]);
    }
  }

  const choose = (postcode: string, name: string) => {
    const found = called(name);
    for (const [digits, limit] of GROUPS) {
      const group = groups.get(postcode.slice(0, digits)) ?? [];
      if (group.length < ENOUGH) continue;
      const centre = middle(group);
      const far = (city: City) => distanceKm(city, centre);
      return found.sort((a, b) => far(a) - far(b)).find(city => far(city) <= limit);
    }
    return found[0];
  };

  // The main locality of one postcode is only a neighbour to others that list it.
  const mains = new Set(rows.map(({ postcode, names }) => choose(postcode, names[0] ?? "")));
  return new Map(
    rows.map(({ postcode, names }) => {
      const [main, ...others] = names.map(name => choose(postcode, name));
      const own = [main, ...others.filter(city => !mains.has(city))];
      return [postcode, [...new Set(own.filter(city => city !== undefined))]];
    }),
  );
}

/** The median in both directions, which a few far-off places of the same name do not shift. */
function middle(points: readonly Position[]): Position {
  const half = Math.floor(points.length / 2);
  const median = (values: number[]) => values.sort((a, b) => a - b)[half] ?? 0;
  return { lat: median(points.map(p => p.lat)), lon: median(points.map(p => p.lon)) };
}
