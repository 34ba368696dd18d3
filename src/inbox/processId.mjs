import { readFileSync } from "node:fs";
import { hostname } from "node:os";

/**
 * Who holds a lock. `start` tells a process from a later one with the same number; it is empty
 * where the system does not tell (no /proc).
 * @typedef {{ pid: number, start: string, host: string }} ProcessId
 */

/** When a process started, in clock ticks since boot (proc(5), field 22), or "".
 * @param {number} pid */
function startOf(pid) {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "utf8");
    return line.slice(line.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

/** This process. @returns {ProcessId} */
export function thisProcess() {
  return { pid: process.pid, start: startOf(process.pid), host: hostname() };
}

/** Whether that process still runs; null when it belongs to another machine or container, where
 * its number means nothing here.
 * @param {ProcessId} id */
export function isRunning({ pid, start, host }) {
  if (host !== hostname()) return null;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
  return start === "" || start === startOf(pid);
}
