import type { Broker } from "./broker";
import type { BrokerManifest } from "./brokerManifest";
import { idShard } from "./idShard";
import { loadBrokers } from "./loadBrokers";

/**
 * The broker with this id; undefined when the set does not have it. Any text may be asked for, as
 * from an address. Rejects when the answer could not be fetched, which is not the same as unknown.
 */
export async function brokerById(
  manifest: BrokerManifest,
  id: string,
  prefix: string,
): Promise<Broker | undefined> {
  const shard = await loadBrokers(manifest, `id/${idShard(id)}.json`, prefix);
  return shard.find(broker => broker.id === id);
}
