import { createHash } from "node:crypto";
import type { Place } from "./place";

/** A file to publish, below the site's root. */
export interface PlacesFile {
  /** `places/<10 characters of the content's SHA-256>.json`, so that it can be cached for ever. */
  readonly name: string;
  /** JSON, a row per postcode: `[["9050",51.03,3.76,"Gentbrugge","Ledeberg"],…]`. Other languages follow a name:
   * `"Brussel|Bruxelles|Brüssel"`. */
  readonly body: string;
}

/** The file that `loadPlaces` reads (build time). Equal places give equal bytes. */
export function placesFile(places: readonly Place[]): PlacesFile {
  const rows = [...places]
    .sort((a, b) => Number(a.postcode) - Number(b.postcode))
    .map(({ postcode, lat, lon, names, otherNames }) => [
      postcode,
      lat,
      lon,
      ...names.map(name => [name, ...(otherNames?.[name] ?? [])].join("|")),
    ]);
  const body = JSON.stringify(rows);
  const hash = createHash("sha256").update(body).digest("hex").slice(0, 10);
  return { name: `places/${hash}.json`, body };
}
