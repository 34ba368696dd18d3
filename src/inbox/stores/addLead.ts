import { leadIdentity } from "../leadIdentity";
import { newReference } from "../newReference";
import type { Added, NewLead } from "./leadStore";
import type { Row, Sql } from "./sql";
import { pieceBytes } from "./stagedUploads";

/** Undoes the transaction in which it is thrown; the outcome is known all the same. */
class Undone extends Error {
  constructor(readonly outcome: Added) {
    super();
  }
}

/** What a stored row means for the lead that came. Rows of version 1 hold the identity of the normalised lead. */
function judgeKnown({ identity, identity_of, reference }: Row, added: NewLead): Added {
  const own = identity_of === "sent" ? added.identity : leadIdentity(added.lead);
  return identity === own ? { kind: "known", reference: String(reference) } : { kind: "reused" };
}

/** Text that any database takes. */
const plain = (text: string) => text.replaceAll("\0", "\uFFFD");

/** Inserts the row under a reference that no other has. @returns null when the id is there already */
async function insertLead(
  sql: Sql,
  { lead, identity }: NewLead,
  now: Date,
): Promise<string | null> {
  const id = lead.id.toLowerCase();
  const values = [
    id,
    identity,
    now.toISOString(),
    lead.test ? 1 : 0,
    lead.broker?.id ?? null,
    lead.insurance.formula,
    JSON.stringify(lead),
  ];
  for (;;) {
    const reference = newReference();
    const inserted = await sql.query(
      `INSERT INTO leads (id, identity, identity_of, received_at, test, office, formula, lead, reference)
       VALUES ($1, $2, 'sent', $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING reference`,
      [...values, reference],
    );
    if (inserted.length > 0) return reference;
    const known = await sql.query("SELECT 1 FROM leads WHERE id = $1", [id]);
    if (known.length > 0) return null;
  }
}

async function insertParts(
  sql: Sql,
  { lead, uploads, channels }: NewLead,
  staged: string | null,
  now: Date,
) {
  const id = lead.id.toLowerCase();
  for (const [position, { name, type, sha256 }] of lead.documents.entries()) {
    const content = uploads[position] ?? new Uint8Array();
    const values = [id, position, plain(name), plain(type), sha256];
    const columns = "lead, position, name, type, sha256, content";
    if (staged !== null && content.byteLength > pieceBytes)
      await sql.query(
        `INSERT INTO documents (${columns}, upload) VALUES ($1, $2, $3, $4, $5, x'', $6)`,
        [...values, staged],
      );
    else
      await sql.query(`INSERT INTO documents (${columns}) VALUES ($1, $2, $3, $4, $5, $6)`, [
        ...values,
        content,
      ]);
  }
  if (staged !== null) await sql.query("DELETE FROM staged WHERE upload = $1", [staged]);
  for (const channel of new Set(channels))
    await sql.query(
      "INSERT INTO hand_overs (lead, channel, state, attempts, next_at) VALUES ($1, $2, 'waiting', 0, $3)",
      [id, channel, now.toISOString()],
    );
}

/**
 * Stores a lead within a transaction, or says what is known of it.
 * @param allowed the ms that the sender must wait, 0 for none
 * @param staged the name of documents that were written before (stageUploads)
 * @throws Undone, for `settleAdded`
 */
export async function addLead(
  sql: Sql,
  added: NewLead,
  allowed: (sql: Sql) => Promise<number>,
  staged: string | null,
): Promise<Added> {
  const select = "SELECT identity, identity_of, reference FROM leads WHERE id = $1";
  const find = async () => (await sql.query(select, [added.lead.id.toLowerCase()]))[0];
  const known = await find();
  if (known) return judgeKnown(known, added);
  const wait = await allowed(sql);
  if (wait > 0) return { kind: "limited", wait };
  const now = new Date();
  const reference = await insertLead(sql, added, now);
  if (reference === null) {
    // Another process stored it in between, which gives the allowance back.
    const row = await find();
    throw new Undone(row ? judgeKnown(row, added) : { kind: "busy" });
  }
  await insertParts(sql, added, staged, now);
  return { kind: "stored", reference };
}

/** The outcome of an undone transaction; throws any other error. */
export function settleAdded(error: unknown): Added {
  if (error instanceof Undone) return error.outcome;
  throw error;
}
