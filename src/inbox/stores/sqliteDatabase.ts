import { statfsSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { checkSqlite } from "./checkSqlite";
import { forgetFirstVersion, refuseBesideFirstVersion } from "./firstVersion";
import { migrate } from "./migrate";
import type { Database, Row, Sql, Value } from "./sql";
import { sqliteFault } from "./sqliteFault";
import { sqliteFile, sqliteFileMark, sqliteWritable } from "./sqliteFile";
import { SqliteThread } from "./sqliteThread";
import { StoreError } from "./storeError";

/** Room that a disk must have left, in bytes: the largest request and what SQLite writes besides. */
const leastRoom = 64 * 1024 * 1024;

/** Makes a new store of an empty file. */
async function fill(file: string): Promise<void> {
  const thread = new SqliteThread();
  try {
    await thread.open(file);
    await migrate(thread.sql, work => thread.transaction(work));
  } finally {
    await thread.close();
  }
}

/** A SQLite database in one file. Other processes of this machine may use it at the same time. */
export class SqliteDatabase implements Database {
  readonly dialect = "sqlite";
  private readonly thread = new SqliteThread();
  /** Which file is open (sqliteFileMark); "" before the first. */
  private opened = "";
  /** Whether it must be opened anew before it is used. */
  private stale = true;
  /** Settles when the work before is done: one statement or transaction at a time. */
  private turn: Promise<unknown> = Promise.resolve();
  private closing: Promise<void> | null = null;

  /** @param place the file, without symbolic links */
  constructor(readonly place: string) {}

  /** Opens the file, checks it and brings it up to date; a new one is made when there is none. */
  open(): Promise<void> {
    return this.use(async () => undefined);
  }

  query(text: string, values: readonly Value[] | null = null): Promise<Row[]> {
    return this.use(() => this.thread.run(text, values));
  }

  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.use(async () => {
      const result = await this.thread.transaction(work);
      // What was written into a file that has lost its name, nobody would find.
      if (this.isReplaced())
        throw new StoreError("unavailable", `${this.place} was removed or replaced`);
      return result;
    });
  }

  private isReplaced(): boolean {
    return this.opened !== "" && sqliteFileMark(this.place) !== this.opened;
  }

  private use<T>(work: () => Promise<T>): Promise<T> {
    const done = this.turn.then(async () => {
      try {
        if (this.stale || this.isReplaced()) await this.reopen();
        return await work();
      } catch (error) {
        const fault = sqliteFault(error, this.place);
        // A handle from before the disk was full, read-only or changed may not recover.
        if (fault instanceof StoreError && fault.fault !== "busy") this.stale = true;
        throw fault;
      }
    });
    this.turn = done.catch(() => undefined);
    return done;
  }

  private async reopen(): Promise<void> {
    // Once it was there, a missing file is a fault and no reason to begin anew.
    await sqliteFile(this.place, this.opened === "" ? fill : null);
    sqliteWritable(this.place);
    await this.thread.open(this.place, this.isReplaced());
    const first = await checkSqlite(this.thread.sql, this.place);
    if (first) refuseBesideFirstVersion(this.place);
    await migrate(this.thread.sql, work => this.thread.transaction(work));
    if (first) forgetFirstVersion(this.place);
    this.opened = sqliteFileMark(this.place) ?? "";
    this.stale = false;
  }

  async ready(): Promise<void> {
    await this.transaction(async () => undefined);
    sqliteWritable(this.place);
    this.room(leastRoom);
  }

  room(bytes: number): void {
    const { bavail, bsize } = statfsSync(dirname(this.place));
    if (bavail * bsize < bytes)
      throw new StoreError("unavailable", `the disk of ${this.place} has too little room left`);
  }

  async purge(): Promise<void> {
    const [log] = await this.query("PRAGMA wal_checkpoint(TRUNCATE)", []);
    if (Number(log?.busy) !== 0)
      throw new StoreError("busy", "the store's log could not be emptied; try again");
  }

  async backUp(file: string): Promise<void> {
    // As private as the store; SQLite takes an empty file for a new one.
    writeFileSync(file, "", { flag: "wx", mode: 0o600 });
    await this.query("VACUUM INTO $1", [file]);
  }

  close(): Promise<void> {
    this.closing ??= this.turn.then(() => this.thread.close());
    return this.closing;
  }
}
