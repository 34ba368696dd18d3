import type { BrokerManifest } from "./brokerManifest";

const patienceMs = 8000;
const loads = new Map<string, Promise<readonly unknown[]>>();

/**
 * The rows of one file of the broker set, fetched once per address. Rejects when it is not there,
 * is no JSON list (a portal's HTML with status 200) or takes longer than 8 s; a next call tries
 * again. `prefix` is the site's path prefix, "/familiale-verzekering" or "".
 */
export function loadShard<Row>(
  manifest: BrokerManifest,
  file: string,
  prefix: string,
): Promise<readonly Row[]> {
  const address = `${prefix}/${manifest.base}/${file}`;
  let load = loads.get(address);
  if (!load) {
    load = fetchRows(address);
    loads.set(address, load);
    load.catch(() => loads.delete(address));
  }
  // The build wrote these rows under a content hash: their shape was checked there.
  return load as Promise<readonly Row[]>;
}

async function fetchRows(address: string): Promise<readonly unknown[]> {
  const abort = new AbortController();
  // The timer covers the body as well: a stalled download is as lost as an unanswered one.
  const timer = setTimeout(() => abort.abort(), patienceMs);
  try {
    const response = await fetch(address, { signal: abort.signal });
    const rows: unknown = response.ok ? await response.json() : response.status;
    if (!Array.isArray(rows)) throw new Error(`${address}: ${response.status}`);
    return rows;
  } finally {
    clearTimeout(timer);
  }
}
