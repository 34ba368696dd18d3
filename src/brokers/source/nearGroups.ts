import type { Broker } from "../broker";
import { brokersPerFile } from "../brokersPerFile";
import { compareNames } from "../compareNames";
import { slices } from "./slices";

/** Brokers that are fetched together, and the smallest box around them in ten-thousandths of a degree. */
export interface NearGroup {
  name: string;
  brokers: readonly Broker[];
  south: number;
  west: number;
  north: number;
  east: number;
  /** One, or more when too many are at one point. */
  files: [name: string, brokers: readonly Broker[]][];
}

type Group = [name: string, brokers: readonly Broker[]];

/**
 * Groups brokers by the first two digits of their postcode; where there are too many, by a third and fourth and then by
 * position ("9000-1"), and at one and the same point in pages by name.
 */
export function nearGroups(brokers: readonly Broker[]): NearGroup[] {
  return byDigits(brokers, 2).map(([name, group]) => {
    const [south, north] = range(group, "lat");
    const [west, east] = range(group, "lon");
    const pages = paged(group, south === north && west === east);
    return {
      name,
      brokers: group,
      south,
      west,
      north,
      east,
      files: pages.map((list, i) => [i === 0 ? name : `${name}.${i + 1}`, list]),
    };
  });
}

function byDigits(brokers: readonly Broker[], digits: number): Group[] {
  const groups = new Map<string, Broker[]>();
  for (const broker of brokers) {
    const prefix = broker.postcode.slice(0, digits);
    const group = groups.get(prefix);
    if (group) group.push(broker);
    else groups.set(prefix, [broker]);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([prefix, group]): Group[] => {
      if (digits < 4 && group.length > brokersPerFile.prefix) return byDigits(group, digits + 1);
      // Two digits are enough only in small sets, where a search meets few groups.
      const parts = digits === 2 ? [group] : byPosition(group);
      return parts.map((part, i) => [parts.length > 1 ? `${prefix}-${i + 1}` : prefix, part]);
    });
}

/** Halves along the longer side until each part is small enough or is one point. */
function byPosition(brokers: readonly Broker[]): (readonly Broker[])[] {
  if (brokers.length <= brokersPerFile.near) return [brokers];
  const extent = (side: "lat" | "lon") => {
    const values = brokers.map(broker => broker[side]);
    return Math.max(...values) - Math.min(...values);
  };
  // In Belgium a degree of longitude is 0.63 of a degree of latitude.
  const side = extent("lat") >= extent("lon") * 0.63 ? "lat" : "lon";
  if (extent(side) === 0) return [brokers];
  const sorted = [...brokers].sort((a, b) => a[side] - b[side] || (a.id < b.id ? -1 : 1));
  const cut = evenCut(sorted.map(broker => broker[side]));
  return [...byPosition(sorted.slice(0, cut)), ...byPosition(sorted.slice(cut))];
}

/** The change of value nearest to the middle of a sorted list. */
function evenCut(values: readonly number[]): number {
  const middle = values.length / 2;
  let best = 0;
  values.forEach((value, i) => {
    const nearer = Math.abs(i - middle) < Math.abs(best - middle);
    if (i > 0 && value !== values[i - 1] && (best === 0 || nearer)) best = i;
  });
  return best;
}

function paged(group: readonly Broker[], onePoint: boolean): (readonly Broker[])[] {
  const size = brokersPerFile.near;
  if (!onePoint || group.length <= size) return [[...group].sort((a, b) => (a.id < b.id ? -1 : 1))];
  return [...slices([...group].sort(compareNames), size)];
}

/** Rounded outwards where a position has more than four decimals: the box must contain its brokers. */
function range(brokers: readonly Broker[], side: "lat" | "lon"): [number, number] {
  const values = brokers.map(broker => broker[side] * 10_000);
  // 51.0543 * 10,000 is a little less than 510,543.
  return [Math.floor(Math.min(...values) + 1e-6), Math.ceil(Math.max(...values) - 1e-6)];
}
