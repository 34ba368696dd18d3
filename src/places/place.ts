/** WGS 84, in degrees. */
export interface Position {
  readonly lat: number;
  readonly lon: number;
}

/** A Belgian postcode, its localities in Dutch, and about where its people live. */
export interface Place extends Position {
  /** Four digits. */
  readonly postcode: string;
  /** The main locality first; never empty. */
  readonly names: readonly string[];
  /** Some of these names in the country's other languages: searched, but shown in Dutch. */
  readonly otherNames?: Readonly<Record<string, readonly string[]>>;
}
