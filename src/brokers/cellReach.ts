import { distanceKm } from "../places/distanceKm";
import type { Position } from "../places/place";
import type { NearCell } from "./nearCell";

/** A little less than there are in a degree of latitude. */
const kmPerDegree = 111.1;

/**
 * Distance in km from a point to the nearest and the farthest spot of a cell's box; undefined when none is within
 * `radiusKm`.
 */
export function cellReach(
  { south, west, north, east }: NearCell,
  point: Position,
  radiusKm: number,
): { from: number; to: number } | undefined {
  // Rules out most cells of the country, without trigonometry.
  if (Math.max(south - point.lat, point.lat - north) * kmPerDegree > radiusKm) return undefined;
  const lat = Math.min(Math.max(point.lat, south), north);
  const lon = Math.min(Math.max(point.lon, west), east);
  // On a sphere the clamped corner is not quite the nearest; 0.1 % covers the error up to 100 km.
  const from = distanceKm(point, { lat, lon }) * 0.999;
  if (from > radiusKm) return undefined;
  const corner = (lat: number, lon: number) => distanceKm(point, { lat, lon });
  const to = Math.max(
    corner(south, west),
    corner(south, east),
    corner(north, west),
    corner(north, east),
  );
  return { from, to };
}
