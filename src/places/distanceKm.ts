import type { Position } from "./place";

const earthKm = 6371.0088;
const radians = Math.PI / 180;

/** Great-circle distance in km (haversine, within 0.5 %). */
export function distanceKm(a: Position, b: Position): number {
  const north = Math.sin(((b.lat - a.lat) * radians) / 2) ** 2;
  const east = Math.sin(((b.lon - a.lon) * radians) / 2) ** 2;
  const h = north + east * Math.cos(a.lat * radians) * Math.cos(b.lat * radians);
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(h)));
}
