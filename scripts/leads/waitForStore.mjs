import { tryStore } from "../../src/inbox/tryStore.mjs";

/** How long to wait for a server that is writing, in ms. */
const patience = 10_000;

/**
 * Works in the lead store as soon as nobody else is in it; a server holds it for milliseconds.
 * @template T
 * @param {string} file
 * @param {{ readOnly?: boolean }} options
 * @param {(db: import("node-sqlite3-wasm").Database) => T} work
 * @returns {T}
 * @throws Error when it stays in use for ten seconds, or the store's own error
 */
export function waitForStore(file, options, work) {
  const until = Date.now() + patience;
  for (;;) {
    const tried = tryStore(file, options, work);
    if (!tried.busy) return tried.value;
    if (Date.now() > until) throw new Error("another process keeps it in use; try again");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5 + Math.random() * 20);
  }
}
