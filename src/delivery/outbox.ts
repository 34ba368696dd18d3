import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Lead } from "../answers/leadSchema";
import { identity } from "./identity";
import { noteOutbox } from "./outboxExists";
import { expiresAfterMs, outboxName } from "./outboxName";

/** A lead that waits for its acceptance, with the files as they were chosen. */
export interface OutboxRow {
  id: string;
  identity: string;
  lead: Lead;
  documents: File[];
  /** Milliseconds since 1970, by this device's clock. */
  createdAt: number;
}

interface Schema extends DBSchema {
  leads: { key: string; value: OutboxRow };
}

let memory: OutboxRow[] = [];
let opening: Promise<IDBPDatabase<Schema> | null> | undefined;

/** The database, or null where the browser denies one: then the rows live as long as the page. */
function database() {
  opening ??= open().catch(() => null);
  return opening;
}

/** Async, so that a browser which throws at once (no IndexedDB, blocked site data) rejects too. */
async function open() {
  return openDB<Schema>(outboxName, 1, {
    upgrade: db => {
      db.createObjectStore("leads", { keyPath: "id" });
    },
  });
}

/** All waiting rows, oldest first, without the expired ones, which are erased here. */
export async function waitingRows(now = Date.now()): Promise<OutboxRow[]> {
  const db = await database();
  const rows = [...((await db?.getAll("leads").catch(() => [])) ?? []), ...memory];
  const expired = rows.filter(row => now - row.createdAt > expiresAfterMs);
  await Promise.all(expired.map(row => removeRow(row.id)));
  return rows.filter(row => !expired.includes(row)).sort((a, b) => a.createdAt - b.createdAt);
}

/**
 * Keeps the lead before its first byte is sent. The same content keeps its id through reloads and
 * retries; changed content gets a new one.
 */
export async function keepLead(
  lead: Lead,
  documents: File[],
  now = Date.now(),
): Promise<OutboxRow> {
  noteOutbox();
  const key = identity(lead);
  const waiting = await waitingRows(now);
  const same = waiting.find(row => row.identity === key);
  if (same) return same;
  const id = newId();
  const row: OutboxRow = { id, identity: key, lead: { ...lead, id }, documents, createdAt: now };
  const db = await database();
  try {
    if (!db) throw new Error("no database");
    await db.put("leads", row);
  } catch {
    memory.push(row);
  }
  return row;
}

/** Accepted, refused or given up: nothing personal stays behind. */
export async function removeRow(id: string): Promise<void> {
  memory = memory.filter(row => row.id !== id);
  const db = await database();
  await db?.delete("leads", id).catch(() => {});
}

/** A random UUID, also where `randomUUID` is missing (older phones, plain http in a test network). */
function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const hex = bytes
    .map((byte, i) =>
      (i === 6 ? (byte & 15) | 64 : i === 8 ? (byte & 63) | 128 : byte)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
