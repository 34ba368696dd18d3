import { distanceKm } from "../places/distanceKm";
import type { Position } from "../places/place";
import type { Broker } from "./broker";
import type { BrokerManifest } from "./brokerManifest";
import { brokersPerFile } from "./brokersPerFile";
import { cellReach } from "./cellReach";
import { compareNames } from "./compareNames";
import { loadBrokers } from "./loadBrokers";
import type { NearCell } from "./nearCell";
import { nearCells } from "./nearCells";
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
  /** km to the nearest and the farthest spot of its cell. */
  from: number;
  to: number;
  /** The previous page of the same cell, if any. */
  after?: File;
  loaded?: boolean;
  /** The farthest of those loaded, by name the last. */
  end?: NearBroker;
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
  const files = nearCells(manifest.near)
    .flatMap(cell => filesOf(cell, cellReach(cell, point, radiusKm)))
    // Of the cells that hold the point the smallest first: all other offices may be farther away.
    .sort((a, b) => a.from - b.from || a.to - b.to);
  const inside: NearBroker[] = [];
  const load = async (file: File) => {
    const brokers = await loadBrokers(manifest, `near/${file.name}.json`, prefix, turn);
    const near = brokers.map(broker => ({ broker, km: distanceKm(point, broker) }));
    file.loaded = true;
    file.end = near.at(-1);
    inside.push(...near.filter(({ km }) => km <= radiusKm));
  };
  for (;;) {
    const wave = nextFiles(files, nearest(inside, limit), limit);
    if (wave.length === 0) break;
    await Promise.all(wave.map(load));
  }
  const unsure = files.filter(({ loaded, to }) => !loaded && to > radiusKm);
  const size = (list: readonly File[]) => list.reduce((sum, { count }) => sum + count, 0);
  if (size(files.filter(({ loaded }) => loaded)) + size(unsure) <= countedInFull)
    await Promise.all(unsure.map(load));
  return {
    found: nearest(inside, limit),
    total: inside.length + size(files.filter(({ loaded, to }) => !loaded && to <= radiusKm)),
    exact: unsure.every(({ loaded }) => loaded),
  };
}

/** The first `limit` in order. Comparing names costs most, so only those near enough are put in order. */
function nearest(brokers: readonly NearBroker[], limit: number): NearBroker[] {
  const farthest = Float64Array.from(brokers, ({ km }) => km).sort()[limit - 1] ?? Infinity;
  return brokers
    .filter(({ km }) => km <= farthest)
    .sort(byDistance)
    .slice(0, limit);
}

/** Files that may still hold one of the first `limit`, nearest first; empty when the list is final. */
function nextFiles(files: readonly File[], found: readonly NearBroker[], limit: number): File[] {
  const last = found[limit - 1];
  const wave: File[] = [];
  let expected = found.length;
  for (const file of files) {
    if (file.loaded || !mayAdd(file, last)) continue;
    if (wave.length === atOnce || (!last && expected >= limit)) break;
    wave.push(file);
    expected += file.count;
  }
  return wave;
}

/** A page starts where the previous one ends, so it only matters once that end is in the list. */
function mayAdd({ from, after }: File, last: NearBroker | undefined): boolean {
  if (after && !after.end) return false;
  if (after?.end && last) return byDistance(after.end, last) < 0;
  return !last || from <= last.km;
}

function filesOf({ name, count, pages }: NearCell, reach?: Pick<File, "from" | "to">): File[] {
  const files: File[] = [];
  for (let page = 1; reach && page <= pages; page++)
    files.push({
      name: page === 1 ? name : `${name}.${page}`,
      count:
        pages === 1
          ? count
          : Math.min(count - (page - 1) * brokersPerFile.near, brokersPerFile.near),
      ...reach,
      after: files.at(-1),
    });
  return files;
}

function byDistance(a: NearBroker, b: NearBroker): number {
  return a.km - b.km || compareNames(a.broker, b.broker);
}
