/** What is timed at a step. */
export const kinds = /** @type {const} */ ([
  "hydration",
  "keys",
  "keyScript",
  "keyWork",
  "next",
  "first",
]);
/** What each is called in bench/results/steps.json. @type {Record<(typeof kinds)[number], string>} */
export const called = {
  hydration: "hydration, script",
  keys: "key to paint",
  keyScript: "script per key",
  keyWork: "main thread per key",
  next: "failed next to paint",
  first: "the first failed next of a load",
};
/** @typedef {Record<(typeof kinds)[number], number[]>} Times */
/** @returns {Times} */
export const noTimes = () => ({
  hydration: [],
  keys: [],
  keyScript: [],
  keyWork: [],
  next: [],
  first: [],
});
