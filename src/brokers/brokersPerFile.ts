/**
 * A file around a place is split above this many brokers (about 4.5 kB gzip); one of names or numbers
 * holds fewer, since often only a few rows of it are wanted. docs/brokers.md has the figures.
 */
export const brokersPerFile = { near: 80, names: 50, vat: 50 } as const;
