import type { Broker } from "../broker";
import { brokerColumns } from "../brokerColumns";

/** A file of brokers: JSON, a list per field in the order of brokerColumns (see loadBrokers). */
export function packBrokers(brokers: readonly Broker[]): string {
  return JSON.stringify(brokerColumns.map(field => brokers.map(broker => broker[field])));
}
