import type { Broker } from "./broker";
import type { BrokerManifest } from "./brokerManifest";
import { idShard } from "./idShard";
import { loadBrokers } from "./loadBrokers";

/** The broker with this id (any text, as from a URL); undefined when there is none. Rejects when the fetch fails. */
export async function brokerById(
  manifest: BrokerManifest,
  id: string,
  prefix: string,
): Promise<Broker | undefined> {
  const shard = await loadBrokers(manifest, `id/${idShard(id)}.json`, prefix);
  return shard.find(broker => broker.id === id);
}
