import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const version = "1.4.8";
const name = "@mdn/mdn-http-observatory";

/**
 * Installs the scanner of MDN's HTTP Observatory, which needs the package registry. No part of this repository: it
 * brings 230 packages along, for one question.
 * @param {string} folder an empty one
 * @returns {string} the script that scans
 */
export function installScanner(folder) {
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error("Run it by npm: npm run test:observatory.");
  writeFileSync(path.join(folder, "package.json"), '{"private":true}');
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync(process.execPath, [npm, "install", ...quiet, `${name}@${version}`], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const scanner = path.join(folder, "node_modules", name);
  // Its install script would fetch the list of hosts that browsers know to be https. This one is not in it.
  mkdirSync(path.join(scanner, "conf"), { recursive: true });
  writeFileSync(path.join(scanner, "conf/hsts-preload.json"), "{}");
  return path.join(scanner, "src/scan.js");
}
