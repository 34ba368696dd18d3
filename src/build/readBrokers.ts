import type { Broker } from "../brokers/broker";
import { brokerLogos } from "../brokers/source/brokerLogos";
import { checkBrokers } from "../brokers/source/checkBrokers";
import { readBrokersSource } from "../brokers/source/readBrokersSource";
import type { Place } from "../places/place";

/** The brokers of a build. */
export interface SourcedBrokers {
  /** Every valid one of the source. */
  brokers: readonly Broker[];
  /** Files to publish, by path below `public/`. */
  logos: ReadonlyMap<string, Uint8Array>;
  /** A line for each row or logo at fault. */
  warnings: readonly string[];
}

/**
 * Reads and checks BROKERS_SOURCE with its logos; nothing of an earlier build is in it. Rejects with one clear line when
 * the source is unusable.
 * @param root folder for relative paths
 * @param places supply missing coordinates
 */
export async function readBrokers(root: string, places: readonly Place[]): Promise<SourcedBrokers> {
  const source = await readBrokersSource(process.env.BROKERS_SOURCE, root);
  const checked = checkBrokers(source.rows, places);
  const { brokers, files, warnings } = await brokerLogos(checked.brokers, source);
  return { brokers, logos: files, warnings: [...checked.warnings, ...warnings] };
}
