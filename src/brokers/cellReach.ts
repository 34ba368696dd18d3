import { distanceKm } from "../places/distanceKm";
import type { Position } from "../places/place";
import type { NearCell } from "./brokerManifest";

/** Distance in km from a point to the nearest and the farthest spot of a cell's box. */
export function cellReach(
  [, , south, west, height, width]: NearCell,
  point: Position,
): { from: number; to: number } {
  const lats = [south / 1000, (south + height) / 1000] as const;
  const lons = [west / 1000, (west + width) / 1000] as const;
  const nearest = {
    lat: Math.min(Math.max(point.lat, lats[0]), lats[1]),
    lon: Math.min(Math.max(point.lon, lons[0]), lons[1]),
  };
  const corners = lats.flatMap(lat => lons.map(lon => distanceKm(point, { lat, lon })));
  // On a sphere the clamped corner is not quite the nearest; 0.1 % covers the error up to 100 km.
  return { from: distanceKm(point, nearest) * 0.999, to: Math.max(...corners) };
}
