import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";

/** The most memory that a process used so far, in MB; 0 where that is not told. @param {number} pid */
export function peakOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    // A process that has just ended is still listed, without its memory.
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Runs `npm run leads -- --csv` on a store and throws the list away. @param {string} store */
export async function exportLeads(store) {
  const script = path.resolve(import.meta.dirname, "../../leads.mjs");
  const started = performance.now();
  const child = spawn(process.execPath, [script, "--csv", "--db", store], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  let [bytes, peak] = [0, 0];
  child.stdout.on("data", data => {
    bytes += data.length;
  });
  const looking = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid ?? 0));
  }, 100);
  const [code] = await once(child, "exit");
  clearInterval(looking);
  if (code !== 0) throw new Error(`The export ended with ${code}.`);
  return { seconds: (performance.now() - started) / 1000, peak, megabytes: bytes / 1e6 };
}
