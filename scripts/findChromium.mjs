import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** Path of a Chromium; installs Debian's when there is none and it may; else says what to run. */
export function findChromium() {
  const found = () =>
    [process.env.CHROMIUM ?? "", ...places].find(place => place !== "" && existsSync(place));
  const present = found();
  if (present) return present;
  try {
    console.log("No Chromium found: installing Debian's.");
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", "chromium"], { stdio: "inherit" });
  } catch {
    // Told below, with the command.
  }
  const installed = found();
  if (installed) return installed;
  console.error(
    "The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium), or name one: CHROMIUM=/path npm test",
  );
  return null;
}
