import { randomUUID } from "node:crypto";
import {
  accessSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { StoreError } from "./storeError";

/** What tells a file and its log from others of these names; null when one is not there. */
export function sqliteFileMark(file: string): string | null {
  const [store, log] = [file, `${file}-wal`].map(path => statSync(path, { throwIfNoEntry: false }));
  return store && log ? `${store.dev}/${store.ino} ${log.dev}/${log.ino}` : null;
}

/** @throws StoreError when file or folder cannot be written: SQLite would open it all the same */
export function sqliteWritable(file: string): void {
  try {
    for (const path of [file, dirname(file)]) accessSync(path, constants.W_OK);
  } catch (cause) {
    throw new StoreError("unavailable", `${file} or its folder cannot be written`, { cause });
  }
}

/** Syncs a folder, so that a new file's name survives a power cut. */
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Gives a file its name, unless another process was first. */
function publish(made: string, file: string): void {
  try {
    linkSync(made, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return;
    // No links on this file system.
    copyFileSync(made, file, constants.COPYFILE_EXCL);
  }
}

/**
 * Makes sure that the file is there and could be a store.
 * @param fill makes a new store of an empty file and closes it; null where none may be begun
 * @throws StoreError when it cannot be one, or may not be made
 */
export async function sqliteFile(
  file: string,
  fill: ((file: string) => Promise<void>) | null,
): Promise<void> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found && !found.isFile()) throw new StoreError("unusable", `${file} is no file`);
  if (found?.size === 0)
    throw new StoreError(
      "unusable",
      `${file} is empty: it was cut off, or never was a store. Put a back-up in its place, or remove it to begin anew`,
    );
  if (found) return;
  if (existsSync(`${file}-wal`))
    throw new StoreError(
      "unusable",
      `${file} is gone, but its log ${file}-wal is there. Put the store back beside it, or remove the log to begin anew`,
    );
  if (!fill) throw new StoreError("unavailable", `${file} is not there`);
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Made whole under another name first: a file that is cut off is never taken for a new one.
  const making = `${file}.new-${randomUUID()}`;
  try {
    writeFileSync(making, "", { flag: "wx", mode: 0o600 });
    await fill(making);
    publish(making, file);
    syncFolder(folder);
  } finally {
    for (const end of ["", "-wal", "-shm"]) rmSync(`${making}${end}`, { force: true });
  }
}
