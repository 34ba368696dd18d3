import { createHash } from "node:crypto";
import { openDatabase } from "./openDatabase";
import { leadRows, readDocument } from "./readLeads";
import type { Row, Sql, Value } from "./sql";
import type { StoreAddress } from "./storeAddress";

const leadColumns = [
  "id",
  "identity",
  "identity_of",
  "reference",
  "received_at",
  "test",
  "office",
  "formula",
  "lead",
] as const;
const handOverColumns = ["channel", "state", "attempts", "next_at", "error"] as const;

const pick = (row: Row, columns: readonly string[]): Value[] =>
  columns.map(name => (typeof row[name] === "bigint" ? Number(row[name]) : (row[name] as Value)));
const places = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => `$${at + from}`).join(", ");

const handOversOf = (sql: Sql, id: string) =>
  sql.query(
    `SELECT ${handOverColumns.join(", ")} FROM hand_overs WHERE lead = $1 ORDER BY channel`,
    [id],
  );

/** What both stores must hold of a lead, as one hash. */
async function fingerprint(sql: Sql, row: Row): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(pick(row, leadColumns)));
  for (let position = 0; ; position++) {
    const document = await readDocument(sql, String(row.id), position);
    if (!document) break;
    const { content, ...rest } = document;
    hash.update(JSON.stringify(rest)).update(content);
  }
  const rows = (await handOversOf(sql, String(row.id))).map(found => pick(found, handOverColumns));
  return hash.update(JSON.stringify(rows)).digest("hex");
}

async function copy(from: Sql, to: Sql, row: Row): Promise<void> {
  const id = String(row.id);
  await to.query(
    `INSERT INTO leads (${leadColumns.join(", ")}) VALUES (${places(leadColumns.length)})`,
    pick(row, leadColumns),
  );
  for (let position = 0; ; position++) {
    const document = await readDocument(from, id, position);
    if (!document) break;
    const { name, type, sha256, content } = document;
    await to.query(
      "INSERT INTO documents (lead, position, name, type, sha256, content) VALUES ($1, $2, $3, $4, $5, $6)",
      [id, position, name, type, sha256, content],
    );
  }
  for (const handOver of await handOversOf(from, id))
    await to.query(
      `INSERT INTO hand_overs (lead, ${handOverColumns.join(", ")}) VALUES ($1, ${places(handOverColumns.length, 2)})`,
      [id, ...pick(handOver, handOverColumns)],
    );
}

/** What a move has done: leads so far, and leads that are not the same in both. */
export type MoveStep =
  | { copied: number; there: number }
  | { compared: number; unlike: string | null };

/**
 * Copies all leads with documents and hand-overs to another store, then compares both. Each lead is copied in a
 * transaction of its own and what is there already is passed over, so a move that was broken off goes on
 * when it is begun again. Nothing is changed in the first.
 */
export async function* moveStore(
  source: StoreAddress,
  target: StoreAddress,
): AsyncGenerator<MoveStep> {
  const from = await openDatabase(source);
  const to = await openDatabase(target).catch(async error => {
    await from.close();
    throw error;
  });
  let [copied, there, compared] = [0, 0, 0];
  const columns = leadColumns.join(", ");
  try {
    for await (const row of leadRows(from, columns)) {
      const found = await to.query("SELECT 1 FROM leads WHERE id = $1", [String(row.id)]);
      if (found.length > 0) there += 1;
      else {
        await to.transaction(sql => copy(from, sql, row));
        copied += 1;
      }
      yield { copied, there };
    }
    for await (const row of leadRows(from, columns)) {
      const [twin] = await to.query(`SELECT ${columns} FROM leads WHERE id = $1`, [String(row.id)]);
      const same = twin && (await fingerprint(from, row)) === (await fingerprint(to, twin));
      compared += 1;
      yield { compared, unlike: same ? null : String(row.reference) };
    }
  } finally {
    await Promise.all([from.close(), to.close()]);
  }
}
