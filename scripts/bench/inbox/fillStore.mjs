import { importSource } from "../../importSource.mjs";
import { benchLead } from "./benchLead.mjs";

/** Puts so many leads into an empty store by its own statements, far faster than one by one.
 * @param {import("../../../src/inbox/stores/storeAddress").StoreAddress} address @param {number} count */
export async function fillStore(address, count) {
  /** @type {typeof import("../../../src/inbox/stores/openDatabase")} */
  const { openDatabase } = await importSource("src/inbox/stores/openDatabase.ts");
  const db = await openDatabase(address);
  const lead = JSON.stringify(benchLead());
  const numbers =
    address.kind === "postgres"
      ? `SELECT n FROM generate_series(1, ${count}) AS n`
      : `WITH RECURSIVE s (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM s WHERE n < ${count}) SELECT n FROM s`;
  await db.transaction(sql =>
    sql.query(
      `INSERT INTO leads (id, identity, identity_of, reference, received_at, test, formula, lead)
       SELECT 'id-' || n, '', 'sent', 'FV-' || n, '2026-11-27T21:04:05.000Z', 1, 'basis', $1 FROM (${numbers}) AS numbers`,
      [lead],
    ),
  );
  await db.close();
}
