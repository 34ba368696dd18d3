import { quantile } from "./quantile.mjs";

/** Enough digits for what is compared, few enough that a file of results can be read. @param {number} value */
const rounded = value => Number(value.toPrecision(5));

/**
 * What is kept of samples. Below twenty of them the 95th percentile is the largest.
 * @param {readonly number[]} samples
 */
export function figureOf(samples) {
  const [median, p95, least, most] = [0.5, 0.95, 0, 1].map(part =>
    rounded(quantile(samples, part)),
  );
  return { n: samples.length, median, p95, range: [least, most] };
}
