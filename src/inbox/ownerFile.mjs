import {
  closeSync,
  lstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeSync,
} from "node:fs";
import { isRunning, thisProcess } from "./processId.mjs";

/** How long a holder that cannot be asked (in another container, or torn) is believed, in ms. The
 * lock is held for milliseconds, so a minute is far beyond any living one. */
const patience = 60_000;

/** @param {unknown} error */
const codeOf = error => /** @type {NodeJS.ErrnoException} */ (error).code;

/** @param {string} path @param {string} content */
function writeNew(path, content) {
  const handle = openSync(path, "wx", 0o600);
  try {
    writeSync(handle, content);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
}

/**
 * Makes the file at `path` that names this process as the holder of a lock, or tells that there is
 * one already. It is a symbolic link to nowhere: made with its content in one step, so that a kill
 * leaves no torn one, and without room on the disk. Where links are not allowed (Windows) it is a
 * plain file.
 * @param {string} path @returns {boolean} whether this process is the holder now
 * @throws the file system's error when the folder cannot be written
 */
export function claim(path) {
  const content = JSON.stringify(thisProcess());
  try {
    symlinkSync(content, path);
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    if (codeOf(error) !== "EPERM" || process.platform !== "win32") throw error;
    try {
      writeNew(path, content);
    } catch (second) {
      if (codeOf(second) === "EEXIST") return false;
      throw second;
    }
  }
  return true;
}

/** @param {string} path */
export function giveBack(path) {
  rmSync(path, { force: true });
}

/** @param {string} path */
function contentOf(path) {
  return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : readFileSync(path, "utf8");
}

/** Whether the holder named in the file is gone for good; false when there is no file.
 * @param {string} path */
export function isAbandoned(path) {
  let alive = null;
  try {
    alive = isRunning(JSON.parse(contentOf(path)));
  } catch {
    // Torn or just given back: its age decides.
  }
  if (alive !== null) return !alive;
  const age = lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - age > patience;
}
