import type { Place } from "./place";

const TIMEOUT_MS = 8000;
const loaded = new Map<string, Promise<Place[]>>();

/**
 * The places in the published file at `url` (see `placesFile`), fetched once per url. Rejects when
 * the file does not arrive within 8 seconds or is not what it should be; then the next call tries
 * again.
 */
export function loadPlaces(url: string): Promise<Place[]> {
  const earlier = loaded.get(url);
  if (earlier) return earlier;
  const places = fetchPlaces(url).catch((error: unknown) => {
    loaded.delete(url);
    throw error;
  });
  loaded.set(url, places);
  return places;
}

async function fetchPlaces(url: string): Promise<Place[]> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(url, { signal: abort.signal });
    if (!response.ok) throw new Error(`Places: the server answered ${response.status}`);
    // A host may answer with a page and status 200: that is no JSON, so this rejects.
    const rows: unknown = await response.json();
    if (!Array.isArray(rows) || rows.length === 0) throw new Error("Places: there is no list");
    return rows.map(toPlace);
  } finally {
    clearTimeout(timer);
  }
}

function toPlace(row: unknown): Place {
  const [postcode, lat, lon, ...names]: unknown[] = Array.isArray(row) ? row : [];
  const isName = (name: unknown): name is string => typeof name === "string" && name !== "";
  if (
    typeof postcode !== "string" ||
    !/^\d{4}$/.test(postcode) ||
    typeof lat !== "number" ||
    typeof lon !== "number" ||
    names.length === 0 ||
    !names.every(isName)
  ) {
    throw new Error("Places: a row has another shape");
  }
  return { postcode, names, lat, lon };
}
