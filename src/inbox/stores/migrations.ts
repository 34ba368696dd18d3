import type { Sql } from "./sql";

/** Marks a SQLite file as a lead store: "FVLD". */
export const applicationId = 0x46564c44;

/** A version of the tables is the number of migrations that made it. Never change one; add one. */
interface Dialect {
  migrations: readonly string[];
  /** The present version, in a transaction that keeps others out; 0 for an empty database. */
  found: (sql: Sql) => Promise<number>;
  keep: (sql: Sql, version: number) => Promise<unknown>;
}

const handOvers = (key: string) => `
  CREATE TABLE hand_overs (
    id ${key},
    lead TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'done', 'failed')),
    attempts INTEGER NOT NULL,
    next_at TEXT NOT NULL,
    lease_until TEXT,
    error TEXT,
    UNIQUE (lead, channel)
  )`;
const handOverIndexes = `
  CREATE INDEX hand_overs_due ON hand_overs (next_at) WHERE state = 'waiting';
  CREATE INDEX hand_overs_failed ON hand_overs (id) WHERE state = 'failed'`;

const sqlite: Dialect = {
  migrations: [
    `CREATE TABLE leads (
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
     ) STRICT`,
    // Until here the identity was of the normalised lead.
    `ALTER TABLE leads ADD COLUMN identity_of TEXT NOT NULL DEFAULT 'normalised';
     ALTER TABLE leads ADD COLUMN office TEXT;
     ALTER TABLE leads ADD COLUMN formula TEXT;
     UPDATE leads SET office = json_extract(lead, '$.broker.id'),
       formula = json_extract(lead, '$.insurance.formula');
     ${handOvers("INTEGER PRIMARY KEY AUTOINCREMENT")} STRICT;
     ${handOverIndexes};
     PRAGMA application_id = ${applicationId}`,
    // Large documents are written in pieces, ahead of their lead (stageUploads).
    `ALTER TABLE documents ADD COLUMN upload TEXT;
     CREATE TABLE staged (upload TEXT PRIMARY KEY, at TEXT NOT NULL) STRICT;
     CREATE TABLE pieces (
       upload TEXT NOT NULL,
       position INTEGER NOT NULL,
       begins INTEGER NOT NULL,
       content BLOB NOT NULL,
       PRIMARY KEY (upload, position, begins)
     ) STRICT;
     CREATE TRIGGER pieces_go_too AFTER DELETE ON documents WHEN OLD.upload IS NOT NULL BEGIN
       DELETE FROM pieces WHERE upload = OLD.upload AND position = OLD.position;
     END`,
  ],
  found: async sql => Number((await sql.query("PRAGMA user_version", []))[0]?.user_version),
  keep: (sql, version) => sql.query(`PRAGMA user_version = ${version}`),
};

const postgres: Dialect = {
  migrations: [
    `CREATE TABLE leads (
       number BIGINT GENERATED ALWAYS AS IDENTITY UNIQUE,
       id TEXT COLLATE "C" PRIMARY KEY,
       identity TEXT NOT NULL,
       identity_of TEXT NOT NULL,
       reference TEXT COLLATE "C" NOT NULL UNIQUE,
       received_at TEXT COLLATE "C" NOT NULL,
       test INTEGER NOT NULL,
       office TEXT,
       formula TEXT,
       lead TEXT NOT NULL
     );
     CREATE INDEX leads_by_time ON leads (received_at);
     CREATE TABLE documents (
       lead TEXT COLLATE "C" NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
       position INTEGER NOT NULL,
       name TEXT NOT NULL,
       type TEXT NOT NULL,
       sha256 TEXT NOT NULL,
       content BYTEA NOT NULL,
       PRIMARY KEY (lead, position)
     );
     ALTER TABLE documents ALTER COLUMN content SET STORAGE EXTERNAL;
     ${handOvers("BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY").replace(/(lead|next_at|lease_until) TEXT/g, '$1 TEXT COLLATE "C"')};
     ${handOverIndexes};
     CREATE UNLOGGED TABLE allowances (
       client TEXT COLLATE "C" PRIMARY KEY,
       full_again BIGINT NOT NULL
     )`,
  ],
  found: async sql => {
    await sql.query("SELECT pg_advisory_xact_lock(1179012164)", []);
    const [table] = await sql.query("SELECT to_regclass('lead_store') AS found", []);
    if (table?.found === null) {
      const [other] = await sql.query("SELECT to_regclass('leads') AS found", []);
      if (other?.found !== null) return Number.NaN;
      await sql.query(
        "CREATE TABLE lead_store (version INTEGER NOT NULL, salt TEXT NOT NULL DEFAULT gen_random_uuid())",
      );
      await sql.query("INSERT INTO lead_store (version) VALUES (0)");
    }
    const [row] = await sql.query("SELECT version FROM lead_store", []);
    return Number(row?.version);
  },
  keep: (sql, version) => sql.query("UPDATE lead_store SET version = $1", [version]),
};

export const migrations = { sqlite, postgres };
