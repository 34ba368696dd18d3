/**
 * A group of brokers and its bounding box: the file `near/<name>.json`, the number of brokers, and south, west,
 * height and width in thousandths of a degree. `pages` > 1: all are at one point, too many for one file; the next
 * files are `<name>.2.json` and so on, in order of names.
 */
export type NearCell = readonly [
  name: string,
  count: number,
  south: number,
  west: number,
  height: number,
  width: number,
  pages?: number,
];

/** In the page data: which files there are to fetch. `base` has no slash at either end. */
export interface BrokerManifest {
  base: string;
  count: number;
  near: readonly NearCell[];
}
