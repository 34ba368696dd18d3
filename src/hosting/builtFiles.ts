import { readdirSync } from "node:fs";
import path from "node:path";

/** What visitors may ask for: the files of a built folder, without compressed copies, sorted. */
export function builtFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map(name => name.replaceAll(path.sep, "/"))
    .filter(name => !/\.(?:br|gz)$|^_gatsby\//.test(name))
    .sort();
}
