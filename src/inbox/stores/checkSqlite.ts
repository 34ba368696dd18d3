import { existsSync, statSync } from "node:fs";
import { applicationId } from "./migrations";
import type { Sql } from "./sql";
import { StoreError } from "./storeError";

const pragma = async (sql: Sql, name: string) =>
  Number(Object.values((await sql.query(`PRAGMA ${name}`, []))[0] ?? {})[0]);

/** Whether the tables are those of version 1, whose files carried no mark of their own. */
async function isFirstVersion(sql: Sql): Promise<boolean> {
  const rows = await sql.query(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name IN ('leads', 'documents')",
    [],
  );
  return rows.length === 2;
}

/**
 * Refuses an open database that is no lead store or was cut off.
 * @returns whether it is of version 1
 * @throws StoreError that says what to do
 */
export async function checkSqlite(sql: Sql, file: string): Promise<boolean> {
  const [version, mark] = [await pragma(sql, "user_version"), await pragma(sql, "application_id")];
  const first = mark === 0 && version === 1 && (await isFirstVersion(sql));
  if (mark !== applicationId && !first)
    throw new StoreError(
      "unusable",
      `${file} is a database of something else. Name another file in LEADS_STORE`,
    );
  const bytes = (await pragma(sql, "page_count")) * (await pragma(sql, "page_size"));
  const log = `${file}-wal`;
  // Pages that are not in the file yet may still be in its log.
  if (statSync(file).size < bytes && !(existsSync(log) && statSync(log).size > 0))
    throw new StoreError("unusable", `${file} was cut off. Put a back-up in its place`);
  return first;
}
