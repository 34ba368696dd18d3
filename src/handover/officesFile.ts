import { type Office, officeFields } from "./office";

/** The build's list of offices for the server, as JSON. */
export const officesFile = (brokers: readonly Office[]): string =>
  JSON.stringify(
    brokers.map(broker => Object.fromEntries(officeFields.map(field => [field, broker[field]]))),
  );
