import type { BrokerManifest } from "./brokerManifest";
import type { SearchTurn } from "./searchTurn";

interface Load {
  rows: Promise<readonly unknown[]>;
  abort: AbortController;
  /** Callers still waiting; one without a turn never leaves. */
  wanted: number;
}

const patienceMs = 8000;
const loads = new Map<string, Load>();

/**
 * The rows of one file of the broker set, fetched once per address. The download is aborted when all turns that
 * wanted it are over. Rejects when the file is missing, is no JSON list (a portal's HTML with status 200) or takes
 * longer than 8 s; the next call tries again.
 * @param prefix the site's path prefix or ""
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
  // Deferred, so that the next question can take over a download that it needs too.
  turn?.signal.addEventListener("abort", () => setTimeout(release, 0, address, load));
  // The build checked the rows; their file name is a content hash.
  return load.rows as Promise<readonly Row[]>;
}

function begin(address: string): Load {
  const abort = new AbortController();
  const load: Load = { rows: fetchRows(address, abort), abort, wanted: 0 };
  loads.set(address, load);
  load.rows.then(
    // Kept once it has arrived.
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
  // At once: the next caller must not get the aborted download.
  forget(address, load);
  load.abort.abort();
}

function forget(address: string, load: Load): void {
  if (loads.get(address) === load) loads.delete(address);
}

async function fetchRows(address: string, abort: AbortController): Promise<readonly unknown[]> {
  // The timer covers the body too, which may stall.
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
