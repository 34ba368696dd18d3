/** A point on the map: WGS84, in degrees. */
export interface Position {
  readonly lat: number;
  readonly lon: number;
}

/** A Belgian postcode, what its localities are called in Dutch, and about where people there live. */
export interface Place extends Position {
  /** Four digits. */
  readonly postcode: string;
  /** The main locality first; never empty. */
  readonly names: readonly string[];
}
