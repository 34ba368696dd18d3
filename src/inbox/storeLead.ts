import type { Database } from "node-sqlite3-wasm";
import type { Lead } from "../answers/leadSchema";
import { leadIdentity } from "./leadIdentity";
import type { Upload } from "./leadRequest";
import { newReference } from "./newReference";
import { prepareTables } from "./prepareTables";
import type { Permit } from "./rateLimit";
import { tryStore } from "./tryStore.mjs";

export type Stored =
  | { outcome: "stored" | "known"; reference: string }
  | { outcome: "reused" }
  | { outcome: "limited"; wait: number }
  | { outcome: "busy" };

type NewLeads = Pick<Permit, "waitForLead" | "countLead">;
const unlimited: NewLeads = { waitForLead: () => 0, countLead: () => undefined };

/** How long to wait for another process that is in the store, in ms. */
const patience = 8000;

/**
 * Stores a lead once: under a new id as a new row, durably, with its documents and the normalised
 * lead's JSON; under a known id only when it is the same lead (`known`, first reference). A sender's
 * limit holds for new leads only.
 * @throws SQLite3Error or a file system error; nothing of the lead is stored then
 */
export async function storeLead(
  file: string,
  lead: Lead,
  uploads: readonly Upload[],
  { wait = patience, permit = unlimited }: { wait?: number; permit?: NewLeads } = {},
): Promise<Stored> {
  const until = Date.now() + wait;
  for (;;) {
    const tried = tryStore(file, {}, db => insert(db, lead, uploads, permit));
    if (!tried.busy) return tried.value;
    if (Date.now() >= until) return { outcome: "busy" };
    await new Promise(resolve => setTimeout(resolve, 5 + Math.random() * 20));
  }
}

function insert(
  db: Database,
  lead: Lead,
  uploads: readonly Upload[],
  { waitForLead, countLead }: NewLeads,
): Stored {
  const id = lead.id.toLowerCase();
  const identity = leadIdentity(lead);
  db.exec("BEGIN IMMEDIATE");
  prepareTables(db);
  const known = db.get("SELECT identity, reference FROM leads WHERE id = ?", id);
  if (known) {
    db.exec("ROLLBACK");
    return known.identity === identity
      ? { outcome: "known", reference: String(known.reference) }
      : { outcome: "reused" };
  }
  const limited = waitForLead();
  if (limited > 0) {
    db.exec("ROLLBACK");
    return { outcome: "limited", wait: limited };
  }
  const reference = freeReference(db);
  db.run(
    "INSERT INTO leads (id, identity, reference, received_at, test, lead) VALUES (?, ?, ?, ?, ?, ?)",
    [id, identity, reference, new Date().toISOString(), lead.test, JSON.stringify(lead)],
  );
  lead.documents.forEach(({ name, type, sha256 }, position) => {
    const content = uploads[position]?.content ?? new Uint8Array();
    db.run(
      "INSERT INTO documents (lead, position, name, type, sha256, content) VALUES (?, ?, ?, ?, ?, ?)",
      [id, position, name, type, sha256, content],
    );
  });
  db.exec("COMMIT");
  countLead();
  return { outcome: "stored", reference };
}

/** A reference that no stored lead has; the table's constraint is the last word. */
function freeReference(db: Database): string {
  for (;;) {
    const reference = newReference();
    if (!db.get("SELECT 1 FROM leads WHERE reference = ?", reference)) return reference;
  }
}
