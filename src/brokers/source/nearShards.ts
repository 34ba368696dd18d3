import type { Broker } from "../broker";

/** Above about this many brokers a shard is split by one more digit of the postcode. */
const mostPerShard = 100;

/**
 * Brokers by the first digits of their postcode: two, and a third and fourth where the group would
 * be too large for a phone. Prefixes ascending; the brokers keep their order.
 */
export function nearShards(brokers: readonly Broker[], digits = 2): [prefix: string, Broker[]][] {
  const groups = new Map<string, Broker[]>();
  for (const broker of brokers) {
    const prefix = broker.postcode.slice(0, digits);
    const group = groups.get(prefix);
    if (group) group.push(broker);
    else groups.set(prefix, [broker]);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([prefix, group]): [string, Broker[]][] =>
      group.length > mostPerShard && digits < 4 ? nearShards(group, digits + 1) : [[prefix, group]],
    );
}
