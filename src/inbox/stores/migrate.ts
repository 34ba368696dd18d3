import { migrations } from "./migrations";
import type { Sql } from "./sql";
import { StoreError } from "./storeError";

/**
 * Brings the tables up to date, in one transaction that keeps other processes out.
 * @param transaction runs its work in one that may write
 * @throws StoreError when a newer version made them, or when they are of something else
 */
export async function migrate(
  sql: Sql,
  transaction: (work: (sql: Sql) => Promise<void>) => Promise<void>,
): Promise<void> {
  const { migrations: steps, found, keep } = migrations[sql.dialect];
  await transaction(async within => {
    const version = await found(within);
    if (Number.isNaN(version))
      throw new StoreError(
        "unusable",
        "the database holds tables of something else. Give the leads a database of their own",
      );
    if (version > steps.length)
      throw new StoreError(
        "unusable",
        `the lead store is of version ${version}, this program knows ${steps.length}. Use a newer program, or a back-up from before`,
      );
    if (version === steps.length) return;
    for (const step of steps.slice(version)) await within.query(step);
    await keep(within, steps.length);
  });
}
