import { createHash } from "node:crypto";
import type { Place } from "./place";

/** A file to publish: its path below the site's root, and its content. */
export interface PlacesFile {
  /** `places/<10 characters of the content's SHA-256>.json`, so that it may be cached for ever. */
  readonly name: string;
  /** JSON, a row a postcode: `[["9050",51.03,3.76,"Gentbrugge","Ledeberg"],…]`. */
  readonly body: string;
}

/** The file that `loadPlaces` reads (build time). Equal places give equal bytes. */
export function placesFile(places: readonly Place[]): PlacesFile {
  const rows = [...places]
    .sort((a, b) => Number(a.postcode) - Number(b.postcode))
    .map(({ postcode, lat, lon, names }) => [postcode, lat, lon, ...names]);
  const body = JSON.stringify(rows);
  const hash = createHash("sha256").update(body).digest("hex").slice(0, 10);
  return { name: `places/${hash}.json`, body };
}
