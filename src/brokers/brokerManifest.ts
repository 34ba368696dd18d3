/**
 * A group of brokers and the box around them: the file `near/<name>.json`, how many there are, and in
 * thousandths of a degree south, west, height and width. A group too large for one file stands in one
 * point; `pages` are then its files, `<name>.json`, `<name>.2.json` and so on, in the order of names.
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

/** What the page data carries: enough to know which files to fetch. `base` has no slash around it. */
export interface BrokerManifest {
  base: string;
  count: number;
  near: readonly NearCell[];
}
