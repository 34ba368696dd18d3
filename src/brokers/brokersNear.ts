import { distanceKm } from "../places/distanceKm";
import type { Position } from "../places/place";
import type { Broker } from "./broker";
import type { BrokerManifest, NearCell } from "./brokerManifest";
import { brokersPerFile } from "./brokersPerFile";
import { cellReach } from "./cellReach";
import { compareNames } from "./compareNames";
import { loadBrokers } from "./loadBrokers";
import type { SearchTurn } from "./searchTurn";

export interface NearBroker {
  broker: Broker;
  /** As the crow flies. */
  km: number;
}

export interface NearBrokers {
  /** The nearest within the radius, in order of distance, then of name. */
  found: NearBroker[];
  /** How many are within the radius; a minimum unless `exact`. */
  total: number;
  exact: boolean;
}

interface File {
  name: string;
  count: number;
  from: number;
  to: number;
  /** The previous page of the same cell, if any. */
  after?: File;
  brokers?: readonly NearBroker[];
}

/** Parallel fetches; more would fetch what the first ones make needless. */
const atOnce = 3;
/** An exact count may take loading this many brokers, those in the list included. */
const countedInFull = 100;

/**
 * The `limit` brokers nearest to a point, within `radiusKm`. Fetches the nearest files until no other can hold a
 * nearer broker, so the result equals a full search. Rejects when a fetch fails.
 */
export async function brokersNear(
  manifest: BrokerManifest,
  point: Position,
  { radiusKm, limit }: { radiusKm: number; limit: number },
  prefix: string,
  turn?: SearchTurn,
): Promise<NearBrokers> {
  const files = manifest.near
    .flatMap(cell => filesOf(cell, point))
    .filter(({ from }) => from <= radiusKm)
    .sort((a, b) => a.from - b.from);
  const load = async (file: File) => {
    const brokers = await loadBrokers(manifest, `near/${file.name}.json`, prefix, turn);
    file.brokers = brokers.map(broker => ({ broker, km: distanceKm(point, broker) }));
  };
  const inside = () =>
    files
      .flatMap(({ brokers }) => brokers ?? [])
      .filter(({ km }) => km <= radiusKm)
      .sort(byDistance);
  for (;;) {
    const wave = nextFiles(files, inside(), limit);
    if (wave.length === 0) break;
    await Promise.all(wave.map(load));
  }
  const unsure = files.filter(({ brokers, to }) => !brokers && to > radiusKm);
  const size = (list: readonly File[]) => list.reduce((sum, { count }) => sum + count, 0);
  if (size(files.filter(({ brokers }) => brokers)) + size(unsure) <= countedInFull)
    await Promise.all(unsure.map(load));
  const found = inside();
  return {
    found: found.slice(0, limit),
    total: found.length + size(files.filter(({ brokers, to }) => !brokers && to <= radiusKm)),
    exact: unsure.every(({ brokers }) => brokers),
  };
}

/** Files that may still hold one of the first `limit`, nearest first; empty when the list is final. */
function nextFiles(files: readonly File[], found: readonly NearBroker[], limit: number): File[] {
  const last = found[limit - 1];
  const wave: File[] = [];
  let expected = found.length;
  for (const file of files) {
    if (file.brokers || !mayAdd(file, last)) continue;
    if (wave.length === atOnce || (!last && expected >= limit)) break;
    wave.push(file);
    expected += file.count;
  }
  return wave;
}

/** A page starts where the previous one ends, so it only matters once that end is in the list. */
function mayAdd({ from, after }: File, last: NearBroker | undefined): boolean {
  const end = after?.brokers?.at(-1);
  if (after && !end) return false;
  if (end && last) return byDistance(end, last) < 0;
  return !last || from <= last.km;
}

function filesOf(cell: NearCell, point: Position): File[] {
  const [name, count, , , , , pages = 1] = cell;
  const reach = cellReach(cell, point);
  const files: File[] = [];
  for (let page = 1; page <= pages; page++)
    files.push({
      name: page === 1 ? name : `${name}.${page}`,
      count: page < pages ? brokersPerFile.near : count - (pages - 1) * brokersPerFile.near,
      ...reach,
      after: files.at(-1),
    });
  return files;
}

function byDistance(a: NearBroker, b: NearBroker): number {
  return a.km - b.km || compareNames(a.broker, b.broker);
}
