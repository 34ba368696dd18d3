import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** All texts of one language, by screen: a file in locales/<language> each.
 * @typedef {Map<string, Record<string, string>>} Texts */

/** @param {string} folder of one language @returns {Texts} */
export function readTexts(folder) {
  const names = readdirSync(folder)
    .filter(name => name.endsWith(".json"))
    .sort();
  return new Map(
    names.map(name => [
      path.basename(name, ".json"),
      JSON.parse(readFileSync(path.join(folder, name), "utf8")),
    ]),
  );
}

/** Writes the files whose texts differ, and names them. @param {string} folder @param {Texts} texts
 * @returns {string[]} */
export function writeTexts(folder, texts) {
  const before = readTexts(folder);
  return [...texts]
    .filter(([screen, of]) => JSON.stringify(of) !== JSON.stringify(before.get(screen)))
    .map(([screen, of]) => {
      const file = path.join(folder, `${screen}.json`);
      writeFileSync(file, `${JSON.stringify(of, null, 2)}\n`);
      return file;
    });
}
