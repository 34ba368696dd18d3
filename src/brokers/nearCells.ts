import type { NearColumns } from "./brokerManifest";
import { brokersPerFile } from "./brokersPerFile";
import { frontDecoded } from "./frontDecoded";
import type { NearCell } from "./nearCell";

/** Reading takes longer than a search, so each manifest is read once. */
const read = new WeakMap<NearColumns, readonly NearCell[]>();

/** The groups of brokers in a manifest, in its order. */
export function nearCells(near: NearColumns): readonly NearCell[] {
  const cells = read.get(near) ?? unpack(near);
  read.set(near, cells);
  return cells;
}

function unpack([names = "", counts = [], souths, wests, heights, widths]: NearColumns) {
  const called = frontDecoded(names);
  let [south, west] = [0, 0];
  return counts.map((count, i): NearCell => {
    south += souths?.[i] ?? 0;
    west += wests?.[i] ?? 0;
    const [height = 0, width = 0] = [heights?.[i], widths?.[i]];
    return {
      name: called[i] ?? "",
      count,
      pages: height + width > 0 ? 1 : Math.ceil(count / brokersPerFile.near),
      // Divided, not added up: the same numbers as in the files, so that a broker on the edge is inside.
      south: south / 10_000,
      west: west / 10_000,
      north: (south + height) / 10_000,
      east: (west + width) / 10_000,
    };
  });
}
