/**
 * Loads flow rules and schemas when the visitor begins to answer: several kB that the first paint does not
 * need (docs/size.md). Loaded once; a failed load can be repeated.
 */
export const loadRules = () => import("./rules");
