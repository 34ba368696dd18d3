import { StoreError } from "./storeError";

/** Classes of SQLSTATE: connection, resources (disk full, too many connections), operator intervention, system,
 * authorization; and read-only, a database that is not there, deadlock and serialization. */
const unavailable = /^(?:08|53|57|58|28)|^25006$|^3D000$|^40/;
/** Node's and the driver's own. */
const connection =
  /^E(?:CONN|HOST|NET|NOTFOUND|AI_|PIPE|TIMEDOUT)|terminated|timeout|Connection ended|not queryable/;

/** The StoreError for what the driver reported; other errors as they are. */
export function postgresFault(error: unknown, place: string): unknown {
  if (!(error instanceof Error) || error instanceof StoreError) return error;
  const code = "code" in error ? String(error.code) : "";
  if (!unavailable.test(code) && !connection.test(code) && !connection.test(error.message))
    return error;
  return new StoreError(
    "unavailable",
    `${place} cannot be reached or written (${code || "lost"})`,
    {
      cause: error,
    },
  );
}
