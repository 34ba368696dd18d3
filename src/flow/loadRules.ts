/**
 * The rules of the flow and the schemas behind them, fetched when the visitor begins to answer:
 * 5 kB gzipped that the first paint does not wait for. Fetched once; a failed fetch may be repeated.
 */
export const loadRules = () => import("./rules");
