/**
 * The groups of brokers (NearCell) as page data has them: a list per column, or nothing. `names`: frontCoded. South
 * and west: the change from the group before; height and width: as they are; all in ten-thousandths of a degree.
 * A column of alike numbers is a third smaller (gzip) than a list per group.
 */
export type NearColumns = readonly [
  names?: string,
  counts?: readonly number[],
  souths?: readonly number[],
  wests?: readonly number[],
  heights?: readonly number[],
  widths?: readonly number[],
];

/** In the page data: which files there are to fetch. `base` has no slash at either end. */
export interface BrokerManifest {
  base: string;
  count: number;
  near: NearColumns;
}
