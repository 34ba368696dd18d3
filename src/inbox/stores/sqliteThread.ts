import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { Row, Sql, Value } from "./sql";
import { type SqliteAnswer, type SqliteTask, sqliteWork } from "./sqliteWork";

/** How long a statement waits for another process that writes, in ms. */
const busyMs = 8000;

/** WAL: readers and a writer at once; FULL: a commit is on the disk when it returns. */
const settings = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;
  PRAGMA foreign_keys = ON`;

/** An error of the driver, with SQLite's code in `code` (such as SQLITE_FULL). */
export class SqliteError extends Error {
  override readonly name = "SqliteError";
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const ended = { name: "Error", code: "SQLITE_IOERR", message: "the store's thread ended" };

type Without<T> = T extends unknown ? Omit<T, "id"> : never;

/**
 * The driver in a thread of its own, one statement after the other. An idle one keeps no process alive. One that ended
 * (it had no memory left) fails what it was asked, and begins anew when a file is opened.
 */
export class SqliteThread {
  private worker: Worker | null = null;
  private readonly asked = new Map<number, (answer: SqliteAnswer) => void>();
  private last = 0;
  readonly sql: Sql = {
    dialect: "sqlite",
    query: (text, values) => this.run(text, values ?? null),
  };

  private begin(): Worker {
    const load = createRequire(import.meta.url);
    const worker = new Worker(`(${sqliteWork})()`, {
      eval: true,
      workerData: { driver: load.resolve("libsql"), busyMs, settings },
    });
    worker.unref();
    worker.on("message", (answer: SqliteAnswer) => {
      const heard = this.asked.get(answer.id);
      this.asked.delete(answer.id);
      if (this.asked.size === 0) worker.unref();
      heard?.(answer);
    });
    // "exit" follows.
    worker.on("error", () => undefined);
    worker.on("exit", () => {
      this.worker = null;
      for (const [id, heard] of this.asked) heard({ id, error: ended });
      this.asked.clear();
    });
    return worker;
  }

  /** @param replaced whether the file that was open until now is no longer the one of its name */
  open(file: string, replaced = false): Promise<Row[]> {
    this.worker ??= this.begin();
    return this.ask({ open: file, replaced });
  }

  /** @param values null for several statements at once */
  run(text: string, values: readonly Value[] | null): Promise<Row[]> {
    return this.ask({ text: text.replace(/\$(\d+)/g, "?$1"), values });
  }

  /** Runs `work` between BEGIN and COMMIT; the caller sees to it that nothing else is asked meanwhile. */
  async transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    await this.run("BEGIN IMMEDIATE", null);
    try {
      const result = await work(this.sql);
      await this.run("COMMIT", null);
      return result;
    } catch (error) {
      // SQLite may have rolled it back already.
      await this.run("ROLLBACK", null).catch(() => undefined);
      throw error;
    }
  }

  async close(): Promise<void> {
    if (!this.worker) return;
    await this.ask({ close: true });
    await this.worker?.terminate();
  }

  private ask(task: Without<SqliteTask>): Promise<Row[]> {
    const { worker } = this;
    if (!worker) return Promise.reject(new SqliteError(ended.code, ended.message));
    this.last += 1;
    const id = this.last;
    worker.ref();
    return new Promise((resolve, reject) => {
      this.asked.set(id, answer => {
        if ("rows" in answer) resolve(answer.rows);
        else reject(new SqliteError(answer.error.code, answer.error.message));
      });
      if (!("values" in task)) return worker.postMessage({ ...task, id });
      // Bytes are copied once and handed over; a view would take its whole buffer along.
      const bytes: ArrayBuffer[] = [];
      const values = task.values?.map(value => {
        if (!(value instanceof Uint8Array)) return value;
        const copy = new Uint8Array(value);
        bytes.push(copy.buffer);
        return copy;
      });
      worker.postMessage({ ...task, values: values ?? null, id }, bytes);
    });
  }
}
