/** What the thread is asked: to open a file, or to run statements in it. */
export type SqliteTask =
  | { id: number; open: string; replaced: boolean }
  | { id: number; text: string; values: readonly unknown[] | null }
  | { id: number; close: true };

/** Its answers. */
export type SqliteAnswer =
  | { id: number; rows: Record<string, unknown>[] }
  | { id: number; error: { name: string; code: string; message: string } };

/** What is used of the driver, which brings no types. */
interface Driven {
  close(): void;
  exec(text: string): void;
  prepare(text: string): {
    reader: boolean;
    all(values: readonly unknown[]): Record<string, unknown>[];
    run(values: readonly unknown[]): void;
  };
}

/**
 * Runs in a thread of its own: the driver's calls block, and a visitor must not wait while another one's 20 MB are
 * written, or while another process has the database. It is handed over as text, so that the server stays one
 * file; therefore it may use nothing from outside itself.
 */
export function sqliteWork(): void {
  const { parentPort, workerData } = process.getBuiltinModule("node:worker_threads");
  const { createRequire } = process.getBuiltinModule("node:module");
  const Driver = createRequire(workerData.driver)(workerData.driver);
  let db: Driven | null = null;
  /** Databases that were replaced under us. Closing one would remove the log of the file that has its name now. */
  const replaced: unknown[] = [];

  const close = () => {
    db?.close();
    db = null;
    return [];
  };
  const open = (file: string, isReplaced: boolean) => {
    if (isReplaced) replaced.push(db);
    else close();
    db = null;
    const opened: Driven = new Driver(file, { timeout: workerData.busyMs });
    opened.exec(workerData.settings);
    db = opened;
    return [];
  };
  const run = (text: string, values: readonly unknown[] | null) => {
    if (!db) throw new Error("no file is open");
    if (values === null) {
      db.exec(text);
      return [];
    }
    const statement = db.prepare(text);
    if (statement.reader) return statement.all(values);
    statement.run(values);
    return [];
  };
  parentPort?.on("message", (task: SqliteTask) => {
    try {
      const rows =
        "open" in task
          ? open(task.open, task.replaced)
          : "close" in task
            ? close()
            : run(task.text, task.values);
      parentPort.postMessage({ id: task.id, rows });
    } catch (error) {
      const { name, message, code = "" } = error as Error & { code?: string };
      parentPort.postMessage({ id: task.id, error: { name, message, code } });
    }
  });
}
