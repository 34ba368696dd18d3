import { existsSync } from "node:fs";

/** The headless shell first: it takes about half the time of the others. */
const places = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
  "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
];

/**
 * The path of the Chromium that `CHROMIUM` names, else of an installed one. `whole` excludes the headless shell,
 * which lacks the back/forward cache and draws differently.
 * @param {{ whole?: boolean }} [wanted]
 * @returns {string | undefined}
 */
export function presentChromium({ whole = false } = {}) {
  return [process.env.CHROMIUM, ...places].find(
    place => place && existsSync(place) && !(whole && /headless[-_]shell/.test(place)),
  );
}
