import { randomUUID } from "node:crypto";
import type { Database, Sql } from "./sql";

/** Bytes of a piece; what is larger is written in several. */
export const pieceBytes = 512 * 1024;

/** After this time, in ms, an upload without a lead is one whose process was killed. */
const forgottenMs = 3_600_000;

/**
 * Writes large documents ahead of their lead, a piece per transaction, so that nobody waits for 20 MB: SQLite has one
 * writer. They belong to nothing until the lead's own transaction names them.
 * @returns their name; null when none is large
 * @throws StoreError; nothing is left then, or forgetUploads finds it
 */
export async function stageUploads(
  db: Database,
  uploads: readonly Uint8Array[],
): Promise<string | null> {
  const large = [...uploads.entries()].filter(([, { byteLength }]) => byteLength > pieceBytes);
  if (large.length === 0) return null;
  // Pieces that fill the disk would take the room of leads without documents. They are written twice: log and file.
  db.room(2 * large.reduce((sum, [, { byteLength }]) => sum + byteLength, 0));
  const upload = randomUUID();
  const at = new Date().toISOString();
  await db.transaction(sql => sql.query("INSERT INTO staged VALUES ($1, $2)", [upload, at]));
  try {
    for (const [position, content] of large)
      for (let from = 0; from < content.byteLength; from += pieceBytes) {
        const piece = content.subarray(from, from + pieceBytes);
        await db.transaction(sql =>
          sql.query("INSERT INTO pieces VALUES ($1, $2, $3, $4)", [upload, position, from, piece]),
        );
      }
  } catch (error) {
    await dropUpload(db, upload).catch(() => undefined);
    throw error;
  }
  return upload;
}

/** Erases what was staged. */
export async function dropUpload(db: Database, upload: string): Promise<void> {
  await db.transaction(async sql => {
    await sql.query("DELETE FROM pieces WHERE upload = $1", [upload]);
    await sql.query("DELETE FROM staged WHERE upload = $1", [upload]);
  });
}

/** Erases what killed processes had staged. */
export async function forgetUploads(db: Database): Promise<void> {
  const before = new Date(Date.now() - forgottenMs).toISOString();
  const found = await db.query("SELECT upload FROM staged WHERE at < $1", [before]);
  for (const { upload } of found) await dropUpload(db, String(upload));
}

/** A document that was staged, whole. */
export async function readUpload(sql: Sql, upload: string, position: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const rows = await sql.query(
    "SELECT content FROM pieces WHERE upload = $1 AND position = $2 ORDER BY begins",
    [upload, position],
  );
  for (const { content } of rows) pieces.push(new Uint8Array(content as ArrayBuffer));
  return new Uint8Array(Buffer.concat(pieces));
}
