import { SqliteError } from "./sqliteThread";
import { StoreError } from "./storeError";

const unavailable = /^SQLITE_(?:FULL|IOERR|CANTOPEN|READONLY|PERM|NOLFS|AUTH|PROTOCOL)/;
const unusable = /^SQLITE_(?:CORRUPT|NOTADB|FORMAT)/;
/** Failures to open have a message only: SQLite's code for "unable to open" at its end. */
const notOpened = /^ConnectionFailed/;

/** The StoreError for what the driver or the file system reported; other errors as they are. */
export function sqliteFault(error: unknown, file: string): unknown {
  if (error instanceof SqliteError) {
    const { code, message } = error;
    if (/^SQLITE_(?:BUSY|LOCKED)/.test(code))
      return new StoreError("busy", `${file} is kept in use by another process`, { cause: error });
    if (unusable.test(code))
      return new StoreError(
        "unusable",
        `${file} is no lead store, or damaged. Put a back-up in its place`,
        { cause: error },
      );
    if (unavailable.test(code) || notOpened.test(message))
      return new StoreError(
        "unavailable",
        `${file} cannot be read or written (${code || "open"})`,
        {
          cause: error,
        },
      );
  }
  return error;
}
