import type { ErasedLead, LeadFilter } from "./leadStore";
import { leadRows } from "./readLeads";
import type { Database, Row } from "./sql";

/** Leads per transaction; one with documents has its own, since others wait meanwhile. */
const most = 50;

const erased = ({ reference, received_at, documents }: Row): ErasedLead => ({
  reference: String(reference),
  receivedAt: String(received_at),
  documents: Number(documents),
});

/** @returns those that no other process had erased meanwhile */
function eraseRows(db: Database, rows: readonly Row[]): Promise<Row[]> {
  return db.transaction(async sql => {
    const gone: Row[] = [];
    for (const row of rows) {
      const found = await sql.query("DELETE FROM leads WHERE id = $1 RETURNING id", [
        String(row.id),
      ]);
      if (found.length > 0) gone.push(row);
    }
    return gone;
  });
}

/** Erases leads with all that belongs to them, and what is left of them in logs once done. */
export async function* eraseLeads(db: Database, filter: LeadFilter): AsyncGenerator<ErasedLead> {
  const count = "(SELECT count(*) FROM documents WHERE lead = leads.id) AS documents";
  let [rows, some]: [Row[], boolean] = [[], false];
  const flush = async () => {
    const gone = rows.length > 0 ? await eraseRows(db, rows) : [];
    rows = [];
    some ||= gone.length > 0;
    return gone.map(erased);
  };
  try {
    for await (const row of leadRows(db, `id, reference, received_at, ${count}`, filter)) {
      rows.push(row);
      if (rows.length >= most || Number(row.documents) > 0) yield* await flush();
    }
    yield* await flush();
  } finally {
    if (some) await db.purge();
  }
}
