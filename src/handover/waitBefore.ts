const firstMs = 30_000;
const longestMs = 3_600_000;

/** So many attempts take about a day (21 to 27 hours for nine of ten). */
export const mostAttempts = 55;

/** Milliseconds until the next attempt, by full jitter: anything up to a bound that doubles up to an hour. */
export const waitBefore = (attempts: number, random = Math.random): number =>
  Math.round(random() * Math.min(longestMs, firstMs * 2 ** Math.min(attempts - 1, 20)));
