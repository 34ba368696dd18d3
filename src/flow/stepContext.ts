/** What gatsby-node hands to the page of each step. */
export interface StepContext {
  brokers: {
    base: string;
    count: number;
    near: readonly (readonly [
      name: string,
      count: number,
      south: number,
      west: number,
      height: number,
      width: number,
      pages?: number,
    ])[];
  };
  /** Address of the table of postcodes, without prefix. */
  places: string;
  /** Version and commit, `1.4.0+abc1234`. */
  build: string;
}
