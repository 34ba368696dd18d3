import { addressOf } from "./addressOf";
import { brokerById } from "./brokerById";
import type { BrokerManifest } from "./brokerManifest";
import { logoSrc } from "./logoSrc";

/** The broker whose link was followed, as header and card need it; undefined when no broker has that id. */
export async function linkedBroker(manifest: BrokerManifest, id: string, prefix: string) {
  const broker = await brokerById(manifest, id, prefix);
  if (!broker) return undefined;
  const { name, status, phone } = broker;
  return { id, name, logo: logoSrc(broker, prefix), status, address: addressOf(broker), phone };
}
