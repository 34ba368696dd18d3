import type { Broker } from "../broker";
import { columnNames } from "../brokerColumns";

/** A file of brokers as JSON: a list per field, in the order of brokerColumns (see loadBrokers). */
export function packBrokers(brokers: readonly Broker[]): string {
  return JSON.stringify(columnNames.map(field => brokers.map(broker => broker[field])));
}
