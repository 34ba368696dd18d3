import type { NearColumns } from "../brokerManifest";
import { frontCoded } from "./frontCoded";
import type { NearGroup } from "./nearGroups";

/** Groups as the manifest has them (see nearCells, which reads it). */
export function nearColumns(groups: readonly NearGroup[]): NearColumns {
  const change = (side: "south" | "west") =>
    groups.map((group, i) => group[side] - (groups[i - 1]?.[side] ?? 0));
  return [
    frontCoded(groups.map(({ name }) => name)),
    groups.map(({ brokers }) => brokers.length),
    change("south"),
    change("west"),
    groups.map(({ south, north }) => north - south),
    groups.map(({ west, east }) => east - west),
  ];
}
