import { existsSync, mkdirSync, realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { SqliteDatabase } from "./sqliteDatabase";

/**
 * Opens a SQLite store; a new one is made, with its folder, when there is none.
 * @throws StoreError when it cannot be used, or the file system's error
 */
export async function openSqlite(file: string): Promise<SqliteDatabase> {
  const full = resolve(file);
  mkdirSync(dirname(full), { recursive: true, mode: 0o700 });
  // SQLite keeps the log beside the file itself, not beside a link to it.
  const place = existsSync(full)
    ? realpathSync(full)
    : join(realpathSync(dirname(full)), basename(full));
  const database = new SqliteDatabase(place);
  try {
    await database.open();
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
