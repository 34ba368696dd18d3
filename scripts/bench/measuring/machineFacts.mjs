import { execFileSync } from "node:child_process";
import { cpus, loadavg, totalmem } from "node:os";
import { presentChromium } from "../../presentChromium.mjs";

/** What figures depend on besides the code. No names: neither of the machine nor of who uses it. */
export function machineFacts() {
  const [first] = cpus();
  return {
    node: process.version,
    system: `${process.platform} ${process.arch}`,
    cpus: cpus().length,
    cpu: first?.model.trim() ?? "unknown",
    memoryGB: Math.round(totalmem() / 1024 ** 3),
    chromium: chromiumVersion(),
    /** Of the last minute, when the measurement began: above 1 something else ran too. */
    load: Number((loadavg()[0] ?? 0).toFixed(2)),
  };
}

function chromiumVersion() {
  const file = presentChromium({ whole: true });
  // On Windows a browser opens instead of saying its version.
  if (!file || process.platform === "win32") return "unknown";
  try {
    const said = execFileSync(file, ["--version"], { encoding: "utf8", stdio: "pipe" });
    return /\d+(?:\.\d+)+/.exec(said)?.[0] ?? "unknown";
  } catch {
    return "unknown";
  }
}
