/** A shard `near/<prefix>.json` and the box around its brokers: prefix, south, west, north, east. */
export type NearBox = readonly [
  prefix: string,
  south: number,
  west: number,
  north: number,
  east: number,
];

/** What the page data carries: enough to know which shards to fetch. `base` has no slash around it. */
export interface BrokerManifest {
  base: string;
  count: number;
  near: readonly NearBox[];
}
