import type { BrokerManifest } from "./brokerManifest";
import { loadShard } from "./loadShard";
import type { NameRow } from "./nameRow";

/** Every broker's name, for searchByName. Rejects like loadShard. */
export function loadNames(manifest: BrokerManifest, prefix: string): Promise<readonly NameRow[]> {
  return loadShard<NameRow>(manifest, "names.json", prefix);
}
