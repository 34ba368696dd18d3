/**
 * The columns of a list of brokers, in the order of every file of brokers, with their type: `!` is never null, for
 * null is not known and shows as a dash. source/brokerRow reads each. The comment of
 * a column is its line in docs/brokers.md (`npm run schema`).
 */
export const brokerColumns = {
  /** 1 to 64 of a-z, 0-9 and -; it stands in the broker's own link. */
  id: "String!",
  /** The office's name, at most 200 characters. */
  name: "String!",
  /** `makelaar`, `agent` or `subagent`; left out it is `onbekend`, and the card says so. */
  status: "String!",
  /** Street, number and box. */
  street: "String",
  /** Four digits of a Belgian postcode. */
  postcode: "String!",
  /** As it is written in an address. */
  municipality: "String",
  /** One number; one at fault is left out, and the broker stays. */
  phone: "String",
  /** One address. */
  email: "String",
  /** An http(s) address, also without `https://`. */
  website: "String",
  /** The enterprise number; shown as 0123.456.789. */
  vat: "String",
  /** An https address or a file beside the source ([below](#logos)); then its path under the site's prefix. */
  logo: "String",
  /** Degrees north, WGS 84; with `lon` or not at all. Left out, the middle of the postcode counts. */
  lat: "Float!",
  /** Degrees east. */
  lon: "Float!",
  /** `ma-vr 09:00-12:00,13:00-17:00; za 09:00-12:00` */
  hours: "String",
} as const;

export type BrokerColumn = keyof typeof brokerColumns;

export const columnNames = Object.keys(brokerColumns) as BrokerColumn[];
