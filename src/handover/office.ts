import type { Broker } from "../brokers/broker";

/** What the server knows of an office; all of it comes from the brokers' source. */
export type Office = Pick<Broker, (typeof officeFields)[number]>;

export const officeFields = [
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
] as const satisfies readonly (keyof Broker)[];

/** The office with this id, if the site's list has one. */
export type OfficeOf = (id: string) => Office | undefined;
