import type { Sides } from "./neighbours";

/** Page context of a step, from gatsby-node. */
export interface StepContext {
  brokers: {
    base: string;
    count: number;
    near: readonly [
      names?: string,
      counts?: readonly number[],
      souths?: readonly number[],
      wests?: readonly number[],
      heights?: readonly number[],
      widths?: readonly number[],
    ];
  };
  /** URL of the postcode table. */
  places: string;
  /** Version and commit, `1.4.0+abc1234`. */
  build: string;
  /** Only on pages after the questions; earlier pages follow the order of the visit. */
  sides?: Sides;
}
