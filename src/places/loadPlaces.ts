import type { Place } from "./place";

const TIMEOUT_MS = 8000;
const loaded = new Map<string, Promise<Place[]>>();

/** The places in `placesFile` at `url`, fetched once. Rejects after 8 s or when malformed; the next call retries. */
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
    // Rejects for a host's HTML page with status 200.
    const rows: unknown = await response.json();
    if (!Array.isArray(rows) || rows.length === 0) throw new Error("Places: there is no list");
    return rows.map(toPlace);
  } finally {
    clearTimeout(timer);
  }
}

function toPlace(row: unknown): Place {
  const [postcode, lat, lon, ...written]: unknown[] = Array.isArray(row) ? row : [];
  const isName = (name: unknown): name is string => typeof name === "string" && name !== "";
  if (
    typeof postcode !== "string" ||
    !/^\d{4}$/.test(postcode) ||
    typeof lat !== "number" ||
    typeof lon !== "number" ||
    written.length === 0 ||
    !written.every(isName)
  ) {
    throw new Error("Places: a row has another shape");
  }
  let otherNames: Record<string, string[]> | undefined;
  const names = written.map(all => {
    const [name = "", ...others] = all.split("|");
    if (others.length > 0) otherNames = { ...otherNames, [name]: others };
    return name;
  });
  return { postcode, names, lat, lon, otherNames };
}
