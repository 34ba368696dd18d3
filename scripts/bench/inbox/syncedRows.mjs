import { closeSync, fsyncSync, openSync, rmSync, writeSync } from "node:fs";

/** Rows of 2 kB per second, each synced: what the disk allows one writer who waits. @param {string} file */
export function syncedRows(file) {
  const handle = openSync(file, "w");
  const row = new Uint8Array(2048);
  const started = performance.now();
  let count = 0;
  for (; performance.now() - started < 2000; count++) {
    writeSync(handle, row);
    fsyncSync(handle);
  }
  closeSync(handle);
  rmSync(file);
  return count / 2;
}
