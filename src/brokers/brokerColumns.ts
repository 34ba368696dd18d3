import type { Broker } from "./broker";

/** The order of the columns in every file of brokers. */
export const brokerColumns = [
  "id",
  "name",
  "status",
  "street",
  "postcode",
  "municipality",
  "phone",
  "email",
  "website",
  "vat",
  "logo",
  "lat",
  "lon",
  "hours",
] as const satisfies readonly (keyof Broker)[];
