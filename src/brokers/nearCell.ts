/**
 * A group of brokers and the smallest box around them, in degrees: the file `near/<name>.json`. More than
 * brokersPerFile.near at one and the same point are pages in order of names, the next of which are `<name>.2.json` …
 */
export interface NearCell {
  readonly name: string;
  readonly count: number;
  readonly pages: number;
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}
