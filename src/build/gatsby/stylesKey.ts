import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Changes with any style in this folder. The HTML holds styles, but Gatsby compiles it without them, and would keep
 * pages of an earlier build when nothing else changed.
 */
export function stylesKey(folder: string): string {
  const hash = createHash("sha256");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const file of files.filter(name => name.endsWith(".css")).sort())
    hash.update(`${file}\n`).update(readFileSync(path.join(folder, file)));
  return hash.digest("hex");
}
