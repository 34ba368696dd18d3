import type { Position } from "./place";

const HEADER = "postcode,lat,lon";

/** Parses positions for localities that GeoNames lacks: `postcode,lat,lon` (WGS 84). Throws on a bad line. */
export function parseOverrides(csv: string): Map<string, Position> {
  const [header, ...lines] = csv.trim().split(/\r?\n/);
  if (header !== HEADER) throw new Error(`overrides.csv line 1: the header must be "${HEADER}"`);
  const overrides = new Map<string, Position>();
  lines.forEach((text, index) => {
    const where = `overrides.csv line ${index + 2}`;
    const [, postcode, lat, lon] = /^(\d{4}),(\d+\.\d+),(\d+\.\d+)$/.exec(text) ?? [];
    if (postcode === undefined) {
      throw new Error(`${where}: "${text}" does not fit; write it like 1020,50.878,4.356`);
    }
    if (overrides.has(postcode)) throw new Error(`${where}: ${postcode} is there twice; keep one`);
    overrides.set(postcode, { lat: Number(lat), lon: Number(lon) });
  });
  return overrides;
}
