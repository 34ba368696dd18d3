import type { Broker } from "./broker";
import { columnNames } from "./brokerColumns";
import type { BrokerManifest } from "./brokerManifest";
import { loadShard } from "./loadShard";
import type { SearchTurn } from "./searchTurn";

/** Unpacking costs more than a cached fetch, so each file is unpacked once. */
const unpacked = new WeakMap<readonly unknown[], Broker[]>();

/** The brokers in one file of the set, in its order. Rejects like loadShard. */
export async function loadBrokers(
  manifest: BrokerManifest,
  file: string,
  prefix: string,
  turn?: SearchTurn,
): Promise<readonly Broker[]> {
  const columns = await loadShard<unknown[]>(manifest, file, prefix, turn);
  const brokers = unpacked.get(columns) ?? unpack(columns);
  unpacked.set(columns, brokers);
  return brokers;
}

/** Files hold a list per field, which is a tenth smaller (gzip) than objects. */
function unpack(columns: readonly (readonly unknown[])[]): Broker[] {
  const ids = columns[0] ?? [];
  return ids.map((_, row) => {
    const pairs = columnNames.map((field, i) => [field, columns[i]?.[row]]);
    return Object.fromEntries(pairs) as Broker;
  });
}
