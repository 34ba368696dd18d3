import type { Position } from "./place";

const KM_PER_DEGREE = 111.2;
const COS_OF_BELGIAN_LATITUDE = Math.cos((50.6 * Math.PI) / 180);

/** Kilometres between two points in or near Belgium, as on a flat map (within 1 %). */
export function distanceKm(a: Position, b: Position): number {
  const north = (a.lat - b.lat) * KM_PER_DEGREE;
  const east = (a.lon - b.lon) * KM_PER_DEGREE * COS_OF_BELGIAN_LATITUDE;
  return Math.hypot(north, east);
}
