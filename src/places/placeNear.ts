import { distanceKm } from "./distanceKm";
import type { Place, Position } from "./place";

/** The place nearest to a position, and its distance. `places` must not be empty. */
export function placeNear(
  places: readonly Place[],
  position: Position,
): { place: Place; km: number } {
  const [first, ...others] = places.map(place => ({ place, km: distanceKm(position, place) }));
  if (!first) throw new Error("There is no place to be near to");
  return others.reduce((best, next) => (next.km < best.km ? next : best), first);
}
