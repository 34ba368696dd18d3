import { closeSync, fsyncSync, mkdirSync, openSync, realpathSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { storeLock } from "./storeLock.mjs";

/** @typedef {import("node-sqlite3-wasm").Database} Database */

const load =
  typeof __non_webpack_require__ === "function"
    ? __non_webpack_require__
    : createRequire(import.meta.url);

/**
 * The database is always opened alone and in WAL mode. Its driver locks with a folder beside the
 * file and mistakes its own lock for another's, so that it never rolls back the journal of a killed
 * process; a write-ahead log has no such journal: what was committed is replayed at the next open.
 */
const alone = "PRAGMA locking_mode = EXCLUSIVE";
const durable = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0;
  PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON`;

/** Makes a new file's name itself survive a power cut. @param {string} folder */
function syncFolder(folder) {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Runs `work` on the lead store while no other process is in it, without waiting. When this returns
 * after a write, the write is on the disk (the log is synced at commit, its folder here).
 * @template T
 * @param {string} path the database; made with its folder when missing, unless only read
 * @param {{ readOnly?: boolean }} options
 * @param {(db: Database) => T} work must be synchronous and leave no statement open
 * @returns {{ busy: true } | { busy: false, value: T }}
 * @throws SQLite3Error or a file system error; nothing is stored then, unless `work` had committed
 */
export function tryStore(path, { readOnly = false }, work) {
  const full = resolve(path);
  if (!readOnly) mkdirSync(dirname(full), { recursive: true, mode: 0o700 });
  const folder = realpathSync(dirname(full));
  const file = join(folder, basename(full));
  const release = storeLock(file);
  if (!release) return { busy: true };
  try {
    // We hold the store, so the driver's own lock can only be a dead process's.
    rmSync(`${file}.lock`, { recursive: true, force: true });
    /** @type {Database} */
    const db = new (load("node-sqlite3-wasm").Database)(file, { readOnly });
    try {
      db.exec(alone);
      if (!readOnly) db.exec(durable);
      const value = work(db);
      if (!readOnly) syncFolder(folder);
      return { busy: false, value };
    } finally {
      db.close();
    }
  } finally {
    release();
  }
}
