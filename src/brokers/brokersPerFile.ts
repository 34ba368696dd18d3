/**
 * Most brokers per file (docs/brokers.md). `prefix`: most that share the first digits of their postcode; more are divided
 * by the next digit, and then by position (`near`).
 */
export const brokersPerFile = { prefix: 80, near: 45, names: 50, vat: 50 } as const;
