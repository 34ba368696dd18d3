import { waitForStore } from "./waitForStore.mjs";

/** @typedef {{ reference: string, receivedAt: string, documents: number }} ErasedLead */

/**
 * Erases leads with their documents. Their bytes are overwritten in the store (secure_delete), and
 * gone from its log before this returns, even if a server was killed and left a long one.
 * @param {string} file an existing lead store
 * @param {{ reference: string } | { before: string }} which `before` is an ISO instant in UTC
 * @returns {ErasedLead[]} what was erased, oldest first
 */
export function eraseLeads(file, which) {
  const [condition, value] =
    "reference" in which ? ["reference = ?", which.reference] : ["received_at < ?", which.before];
  const rows = waitForStore(file, {}, db => {
    if (!db.get("SELECT 1 FROM sqlite_schema WHERE name = 'leads'")) return [];
    db.exec("BEGIN IMMEDIATE");
    const found = db.all(
      `SELECT reference, received_at, (SELECT count(*) FROM documents WHERE lead = id) AS documents
       FROM leads WHERE ${condition} ORDER BY received_at`,
      value,
    );
    db.run(`DELETE FROM leads WHERE ${condition}`, value);
    db.exec("COMMIT");
    const log = db.get("PRAGMA wal_checkpoint(TRUNCATE)");
    if (Number(log?.busy) !== 0) throw new Error("the store's log could not be emptied; try again");
    return found;
  });
  return rows.map(({ reference, received_at, documents }) => ({
    reference: String(reference),
    receivedAt: String(received_at),
    documents: Number(documents),
  }));
}
