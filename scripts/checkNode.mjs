import { readFileSync } from "node:fs";

/** Exits with a clear message when Node is older than package.json requires. */
export function checkNode(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  const [, major, minor] = /(\d+)\.(\d+)/.exec(engines.node) ?? [];
  const [haveMajor = 0, haveMinor = 0] = version.split(".").map(Number);
  const old =
    haveMajor < Number(major) || (haveMajor === Number(major) && haveMinor < Number(minor));
  if (!old) return;
  console.error(
    `Node ${version} is too old for this site: it needs ${engines.node}. Install that version (see .nvmrc) and try again.`,
  );
  process.exit(1);
}
