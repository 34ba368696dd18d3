import { brokerById } from "./brokerById";
import type { BrokerManifest } from "./brokerManifest";
import { logoSrc } from "./logoSrc";

/** What the header needs of the broker whose link was followed; undefined when nobody has that id. */
export async function linkedBroker(manifest: BrokerManifest, id: string, prefix: string) {
  const broker = await brokerById(manifest, id, prefix);
  return broker && { id: broker.id, name: broker.name, logo: logoSrc(broker, prefix) };
}
