import type { Database } from "node-sqlite3-wasm";

/** The tables' version, kept in the database itself. */
const version = 1;

const tables = `
  CREATE TABLE leads (
    id TEXT PRIMARY KEY,
    identity TEXT NOT NULL,
    reference TEXT NOT NULL UNIQUE,
    received_at TEXT NOT NULL,
    test INTEGER NOT NULL,
    lead TEXT NOT NULL
  ) STRICT;
  CREATE INDEX leads_by_time ON leads (received_at);
  CREATE TABLE documents (
    lead TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    content BLOB NOT NULL,
    PRIMARY KEY (lead, position)
  ) STRICT;
  PRAGMA user_version = ${version}`;

/**
 * Makes the tables of a new lead store; call it inside a transaction.
 * @throws Error when a newer version of this site made the store
 */
export function prepareTables(db: Database): void {
  const found = Number(db.get("PRAGMA user_version")?.user_version);
  if (found === 0) db.exec(tables);
  else if (found !== version)
    throw new Error(`lead store of version ${found}, expected ${version}`);
}
