import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** All results of a folder, by name. @param {string} folder @returns {Map<string, import("../measuring/recorder.mjs").Result>} */
export function readResults(folder) {
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return new Map(
    files
      .filter(file => file.endsWith(".json"))
      .map(file => [
        path.parse(file).name,
        JSON.parse(readFileSync(path.join(folder, file), "utf8")),
      ]),
  );
}
