import type { BrokerManifest } from "../brokers/brokerManifest";
import { brokerFiles } from "../brokers/source/brokerFiles";
import { brokerLogos } from "../brokers/source/brokerLogos";
import { checkBrokers } from "../brokers/source/checkBrokers";
import { readBrokersSource } from "../brokers/source/readBrokersSource";
import type { Place } from "../places/place";

interface Prepared {
  manifest: BrokerManifest;
  /** Path under public -> content. */
  files: Map<string, string | Uint8Array>;
  warnings: string[];
}

/** From the source that BROKERS_SOURCE names to the files the browser searches in; rejects with a clear line. */
export async function prepareBrokers(root: string, places: readonly Place[]): Promise<Prepared> {
  const source = await readBrokersSource(process.env.BROKERS_SOURCE, root);
  const checked = checkBrokers(source.rows, places);
  const logos = await brokerLogos(checked.brokers, source);
  const { manifest, files } = brokerFiles(logos.brokers);
  return {
    manifest,
    files: new Map<string, string | Uint8Array>([...files, ...logos.files]),
    warnings: [...checked.warnings, ...logos.warnings],
  };
}
