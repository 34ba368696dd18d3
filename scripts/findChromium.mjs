import { execFileSync } from "node:child_process";
import { presentChromium } from "./presentChromium.mjs";

/**
 * The path of a Chromium. If there is none, installs Debian's when permitted, else exits with the command to run.
 * @param {{ whole?: boolean }} [wanted]
 */
export function findChromium({ whole = false } = {}) {
  const present = presentChromium({ whole });
  if (present) return present;
  const name = whole ? "chromium" : "chromium-headless-shell";
  try {
    console.log(`No Chromium found: installing Debian's ${name}.`);
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", name], { stdio: "inherit" });
  } catch {
    // Reported below, with the command.
  }
  const installed = presentChromium({ whole });
  if (installed) return installed;
  console.error(
    `The browser tests need Chromium. Install it (Debian: sudo apt-get install ${name}), or name one in the variable CHROMIUM.`,
  );
  process.exit(1);
}
