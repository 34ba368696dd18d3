/**
 * The rules of the flow and the schemas behind them, fetched when the visitor begins to answer:
 * several kB that the first paint does not wait for (docs/size.md). Fetched once; a failed fetch may be repeated.
 */
export const loadRules = () => import("./rules");
