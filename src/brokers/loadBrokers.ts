import type { Broker } from "./broker";
import { brokerColumns } from "./brokerColumns";
import type { BrokerManifest } from "./brokerManifest";
import { loadShard } from "./loadShard";
import type { SearchTurn } from "./searchTurn";

/** Taking columns apart costs more than fetching them from memory, so it is done once per file. */
const unpacked = new WeakMap<readonly unknown[], Broker[]>();

/** The brokers in one file of the set, in the order of the file. Rejects like loadShard. */
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

/** A list per field becomes an object per broker; as columns they are a tenth smaller (gzip). */
function unpack(columns: readonly (readonly unknown[])[]): Broker[] {
  const ids = columns[0] ?? [];
  return ids.map((_, row) => {
    const pairs = brokerColumns.map((field, i) => [field, columns[i]?.[row]]);
    return Object.fromEntries(pairs) as Broker;
  });
}
