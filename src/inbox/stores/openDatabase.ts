import { openPostgres } from "./openPostgres";
import { openSqlite } from "./openSqlite";
import type { Database } from "./sql";
import type { StoreAddress } from "./storeAddress";

/**
 * Opens the database at this address, checks it, and brings its tables up to date; makes them where there are none.
 * @throws StoreError that says what to do when it cannot be used, or the file system's error
 */
export function openDatabase(address: StoreAddress): Promise<Database> {
  return address.kind === "sqlite" ? openSqlite(address.file) : openPostgres(address.url);
}
