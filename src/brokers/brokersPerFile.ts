/** Most brokers per file (docs/brokers.md). Fewer by name and number, where only some rows are wanted. */
export const brokersPerFile = { near: 80, names: 50, vat: 50 } as const;
