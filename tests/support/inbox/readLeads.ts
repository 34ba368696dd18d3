import Database from "libsql";
import type { StoredLead } from "../../../src/inbox/stores/storedLead";

/** All leads of a SQLite store, in the order in which they came, past the project's own code. */
export function readLeads(file: string): StoredLead[] {
  const db = new Database(file, { timeout: 10_000 } as Database.Options);
  try {
    const rows = db
      .prepare("SELECT reference, received_at, lead FROM leads ORDER BY rowid")
      .all() as {
      reference: string;
      received_at: string;
      lead: string;
    }[];
    return rows.map(({ reference, received_at, lead }) => ({
      reference,
      receivedAt: received_at,
      lead: JSON.parse(lead),
    }));
  } finally {
    db.close();
  }
}
