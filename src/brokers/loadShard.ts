import type { BrokerManifest } from "./brokerManifest";
import type { SearchTurn } from "./searchTurn";

interface Load {
  rows: Promise<readonly unknown[]>;
  abort: AbortController;
  /** How many still want it; a caller without a turn wants it to the end. */
  wanted: number;
}

const patienceMs = 8000;
const loads = new Map<string, Load>();

/**
 * The rows of one file of the broker set, fetched once per address. Rejects when it is not there,
 * is no JSON list (a portal's HTML with status 200) or takes longer than 8 s; a next call tries
 * again. When every turn that wanted it is over, the download stops. `prefix` is the site's path
 * prefix, "/familiale-verzekering" or "".
 */
export async function loadShard<Row>(
  manifest: BrokerManifest,
  file: string,
  prefix: string,
  turn?: SearchTurn,
): Promise<readonly Row[]> {
  const address = `${prefix}/${manifest.base}/${file}`;
  if (turn && !loads.has(address)) {
    await turn.pause;
    turn.signal.throwIfAborted();
  }
  const load = loads.get(address) ?? begin(address);
  load.wanted += turn ? 1 : Infinity;
  // A moment later, so that a next question which wants the same file takes it over.
  turn?.signal.addEventListener("abort", () => setTimeout(release, 0, address, load));
  // The build wrote these rows under a content hash: their shape was checked there.
  return load.rows as Promise<readonly Row[]>;
}

function begin(address: string): Load {
  const abort = new AbortController();
  const load: Load = { rows: fetchRows(address, abort), abort, wanted: 0 };
  loads.set(address, load);
  load.rows.then(
    // What has arrived is kept.
    () => {
      load.wanted = Infinity;
    },
    () => forget(address, load),
  );
  return load;
}

function release(address: string, load: Load): void {
  load.wanted -= 1;
  if (load.wanted > 0) return;
  // At once: who asks in the next moment must not get the stopped one.
  forget(address, load);
  load.abort.abort();
}

function forget(address: string, load: Load): void {
  if (loads.get(address) === load) loads.delete(address);
}

async function fetchRows(address: string, abort: AbortController): Promise<readonly unknown[]> {
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
